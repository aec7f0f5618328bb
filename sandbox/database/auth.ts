/** Authentication: DID-JWTs (ES256K), which did-jwt checks against the accounts of this node. */
import {verifyJWT, type JWTVerifyOptions} from 'did-jwt';
import type {Context, MiddlewareHandler} from 'hono';
import {SANDBOX_TOKEN} from '../../src/config/sandbox';
import {errorBody} from './errors';
import type {Store} from './store';
import type {Account} from './types';

/** How far the clocks of client and node may differ. It applies to `exp`, `nbf`, and `iat`. */
const CLOCK_SKEW_SECONDS = 300;

export interface DatabaseEnv {
  Variables: {account: Account};
}

/** Calls that need no token. A path matches when it begins with the prefix, as in `/healthz`. */
const PUBLIC_CALLS = [
  {method: 'GET', prefix: '/health'},
  {method: 'GET', prefix: '/about'},
  {method: 'GET', prefix: '/api/v1/openapi/docs'},
  {method: 'POST', prefix: '/api/v1/accounts'},
];

function isPublic({req}: Context): boolean {
  return PUBLIC_CALLS.some(
    ({method, prefix}) => req.method === method && req.path.startsWith(prefix),
  );
}

/** Resolves a DID to the public key with which the account was registered on this node. */
function accountResolver(store: Store): NonNullable<JWTVerifyOptions['resolver']> {
  const metadata = {didResolutionMetadata: {}, didDocumentMetadata: {}};
  return {
    async resolve(did) {
      const account = store.accounts.get(did);
      if (account === undefined) return {...metadata, didDocument: null};
      const key = {
        id: `${did}#key-1`,
        type: 'EcdsaSecp256k1VerificationKey2019',
        controller: did,
        publicKeyHex: account.publicKey,
      };
      const purposes = {authentication: [key.id], assertionMethod: [key.id]};
      return {...metadata, didDocument: {id: did, verificationMethod: [key], ...purposes}};
    },
  };
}

/**
 * Creates middleware that responds with 401 in plain text to calls without a valid token of an organization that is
 * registered with this node. For other calls, it sets `account` for the handlers that follow. Public calls pass without
 * a token and without `account`.
 *
 * @param organizationDid whose calls have `SANDBOX_TOKEN`
 */
export function requireAccount(
  store: Store,
  nodeDid: string,
  organizationDid: string,
): MiddlewareHandler<DatabaseEnv> {
  const resolver = accountResolver(store);
  return async (c, next) => {
    if (isPublic(c)) return next();
    // With two spaces after the scheme, the second word is empty. Further words are ignored.
    const [scheme = '', token = ''] = (c.req.header('authorization') ?? '').split(' ');
    const signedBy = async () => {
      // did-jwt writes to its options, so each call needs its own.
      const options = {audience: nodeDid, resolver, skewTime: CLOCK_SKEW_SECONDS};
      // The response is the same for every cause, so that it doesn't help an attacker.
      const verified = await verifyJWT(token, options).catch(() => undefined);
      // did-jwt also accepts an issuer in other claims, which the node doesn't.
      return verified?.payload.iss;
    };
    const issuer = token === SANDBOX_TOKEN ? organizationDid : await signedBy();
    const account = store.accounts.get(issuer ?? '');
    if (scheme.toLowerCase() !== 'bearer' || account === undefined)
      return c.text('Unauthorized', 401);
    c.set('account', account);
    return next();
  };
}

/** Middleware after `requireAccount`: responds with 402 to organizations without a subscription. */
export const requireSubscription: MiddlewareHandler<DatabaseEnv> = async (c, next) => {
  if (!isPublic(c) && !c.get('account').subscription.active)
    return c.json(errorBody(['Subscription inactive']), 402);
  return next();
};
