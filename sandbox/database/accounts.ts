import type {z} from 'zod';
import {didOf, networkOf, type Identity} from '../identity';
import type {bodies} from './bodies';
import {databaseError, duplicateKey, HandledError} from './errors';
import type {Store} from './store';
import type {Account} from './types';

/**
 * Registers an organization by itself. A node of the test network starts it with an active
 * subscription, one of the main network with an inactive one, whatever network its DID names.
 *
 * @throws DuplicateEntryError for the node's own DID; DataValidationError when the DID is not the
 *   key's; DatabaseError when it is registered already
 */
export function register(
  store: Store,
  node: Identity,
  {did, publicKey, name}: z.output<typeof bodies.register>,
): Account {
  if (did === node.did) throw new HandledError('DuplicateEntryError', `did: ${did}`);
  if (didOf(publicKey, networkOf(did)) !== did) {
    throw new HandledError(
      'DataValidationError',
      `DID ${did} is not derived from key ${publicKey}`,
    );
  }
  if (store.accounts.has(did)) throw databaseError(duplicateKey('accounts', `"${did}"`), 11000);
  const now = new Date();
  const account: Account = {
    _id: did,
    _type: 'organization',
    _created: now,
    _updated: now,
    publicKey,
    name,
    subscription: {active: networkOf(node.did) === 'testnet'},
  };
  store.accounts.set(did, account);
  return account;
}
