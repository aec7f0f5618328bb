/** Who calls: a DID-JWT (ES256K), checked by did-jwt against the accounts of this node. */
import {verifyJWT} from 'did-jwt';
import type {DIDResolutionResult, Resolvable} from 'did-resolver';
import type {MiddlewareHandler} from 'hono';
import {errorBody} from './errors';
import type {Store} from './store';
import type {Account} from './types';

/** Grace for `exp`, `nbf` and `iat`. */
const CLOCK_SKEW_SECONDS = 300;

export interface DatabaseEnv {
  Variables: {account: Account};
}

/** A DID document with the public key that the account was registered with on this node. */
function accountResolver(store: Store): Resolvable {
  const metadata = {didResolutionMetadata: {}, didDocumentMetadata: {}};
  const resolve = async (did: string): Promise<DIDResolutionResult> => {
    const account = store.accounts.get(did);
    if (account === undefined) return {...metadata, didDocument: null};
    const key = {
      id: `${did}#key-1`,
      type: 'EcdsaSecp256k1VerificationKey2019',
      controller: did,
      publicKeyHex: account.publicKey,
    };
    const uses = {authentication: [key.id], assertionMethod: [key.id]};
    return {...metadata, didDocument: {id: did, verificationMethod: [key], ...uses}};
  };
  return {resolve};
}

/** Lets registered organizations through; all others get 401 in plain text. */
export function requireAccount(store: Store, nodeDid: string): MiddlewareHandler<DatabaseEnv> {
  const resolver = accountResolver(store);
  return async (c, next) => {
    // Two spaces leave no second word; further words are ignored.
    const [scheme = '', token = ''] = (c.req.header('authorization') ?? '').split(' ');
    // did-jwt keeps what it learns of a token in the options: each call has its own.
    const options = {audience: nodeDid, resolver, skewTime: CLOCK_SKEW_SECONDS};
    // Whatever is wrong with a token, the node says the same: the cause must not help an attacker.
    const verified = await verifyJWT(token, options).catch(() => undefined);
    const account = store.accounts.get(verified?.issuer ?? '');
    if (scheme.toLowerCase() !== 'bearer' || account === undefined)
      return c.text('Unauthorized', 401);
    c.set('account', account);
    return next();
  };
}

/** Lets organizations with a subscription through; others get 402. */
export const requireSubscription: MiddlewareHandler<DatabaseEnv> = async (c, next) => {
  if (!c.get('account').subscription.active) {
    return c.json(errorBody(['Subscription inactive']), 402);
  }
  return next();
};
