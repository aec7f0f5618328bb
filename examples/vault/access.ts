/** Step 1: an organization, registered on every node of the cluster. */
import assert from 'node:assert/strict';
// #region register
import {call, CallError, organization} from './lib/call';
import {findNodes, type Node} from './lib/nodes';

interface Account {
  _id: string;
  publicKey: string;
}

export const nodes = await findNodes();

async function register(node: Node): Promise<void> {
  const response = await fetch(`${node.url}/api/v1/accounts`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      did: organization.did,
      publicKey: organization.publicKey,
      name: 'My company',
    }),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${node.url}: ${response.status} ${await response.text()}`);
}

/** Reads the account from one node; a node that does not know the organization responds with 401. */
async function account(node: Node): Promise<Account> {
  try {
    return await call<Account>(node, 'GET', '/api/v1/accounts');
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 401) throw error;
    await register(node);
    return call<Account>(node, 'GET', '/api/v1/accounts');
  }
}

const accounts = await Promise.all(nodes.map(account));
console.log(`organization registered on ${accounts.length} nodes`);
// #endregion register
assert.ok(accounts.every(({_id}) => _id === organization.did));
