/** Tokens: one for each node, their contents, and a node's response to a wrong one. */
import assert from 'node:assert/strict';
// #region mint
import {decodeJWT} from 'did-jwt';
import {nodes} from './access';
import {organization} from './lib/call';
import {mintToken} from './lib/tokens';

const tokens = await Promise.all(nodes.map((node) => mintToken(organization, node.did)));

const {header, payload} = decodeJWT(tokens[0] ?? '');
const lifetime = Number(payload.exp) - Number(payload.iat);
console.log(`${tokens.length} tokens, each expires after ${lifetime} s`);
console.log('header:', header);
console.log('payload:', payload);
// #endregion mint
assert.equal(lifetime, 60);
assert.equal(payload.iss, organization.did);

// #region wrong
/** Sends a token to the first node. Returns the status, and the body of an error. */
async function tryToken(token: string | undefined): Promise<string> {
  const response = await fetch(`${nodes[0]?.url}/api/v1/accounts`, {
    headers: {authorization: `Bearer ${token}`},
  });
  return response.ok ? `${response.status}` : `${response.status} ${await response.text()}`;
}

const expired = await mintToken(organization, nodes[0]?.did ?? '', -400);
const outcomes = {
  'own token': await tryToken(tokens[0]),
  'token of another node': await tryToken(tokens[1]),
  'expired 400 s ago': await tryToken(expired),
};
console.log(outcomes);
// #endregion wrong
assert.deepEqual(Object.values(outcomes), ['200', '401 Unauthorized', '401 Unauthorized']);
