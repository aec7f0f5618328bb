import {didOf, type Identity, type Network} from '../identity';
import {HandledError} from './errors';
import {duplicateKey, type Store} from './store';
import type {Account} from './types';

export interface Registration {
  readonly did: string;
  readonly publicKey: string;
  readonly name: string;
}

/**
 * Registers an organization by itself. On the test network it starts with an active subscription, on
 * the main network with an inactive one.
 *
 * @throws DuplicateEntryError for the node's own DID; DataValidationError when the DID is not the
 *   key's; DatabaseError when it is registered already
 */
export function register(
  store: Store,
  node: Identity,
  {did, publicKey, name}: Registration,
): Account {
  if (did === node.did) throw new HandledError('DuplicateEntryError', `did: ${did}`);
  const network: Network = did.split(':')[2] === 'mainnet' ? 'mainnet' : 'testnet';
  if (didOf(publicKey, network) !== did) {
    throw new HandledError(
      'DataValidationError',
      `DID ${did} is not derived from key ${publicKey}`,
    );
  }
  if (store.accounts.has(did)) throw duplicateKey('accounts', did);
  const now = new Date();
  const account: Account = {
    _id: did,
    _type: 'organization',
    _created: now,
    _updated: now,
    publicKey,
    name,
    schemas: [],
    queries: [],
    subscription: {active: network === 'testnet'},
  };
  store.accounts.set(did, account);
  return account;
}
