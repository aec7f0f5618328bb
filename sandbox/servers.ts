/** The four servers of the sandbox, not listening yet. */
import {createJWT, ES256KSigner} from 'did-jwt';
import {Hono, type Env} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {aiNode} from './ai/app';
import type {AiEnv} from './ai/framework';
import type {SpecificationName} from './contract/contract';
import {checkContract} from './contract/middleware';
import {register} from './database/accounts';
import {databaseNode, type DatabaseNode} from './database/app';
import type {DatabaseEnv} from './database/auth';
import {wellKnownIdentity, type Identity} from './identity';
import {loopbackOnly} from './listen';
import {DEFAULT_API_KEY, type Settings} from './options';

export const SANDBOX_HEADER = 'x-sandbox';
export const SANDBOX_NOTICE = 'in-memory stand-in';

/** The longest body that any part of the sandbox reads: 64 MiB. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

/** An app that marks every answer as the sandbox's, compares it with the specification, and gives tokens. */
function sandboxApp<E extends Env>(
  specification: SpecificationName,
  settings: Settings,
  token: () => object | Promise<object>,
): Hono<E> {
  const app = new Hono<E>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set(SANDBOX_HEADER, SANDBOX_NOTICE);
  });
  // The AI node has no limit of its own, and the database node's is lower.
  app.use(bodyLimit({maxSize: MAX_BODY_BYTES}));
  app.use(checkContract(specification, settings));
  app.get('/sandbox/token', loopbackOnly, async (c) => c.json(await token()));
  return app;
}

const TOKEN_SECONDS = 3_600;

/** A token of the organization for one node, valid for one hour. */
export async function mintToken(organization: Identity, nodeDid: string) {
  const signer = ES256KSigner(organization.secretKey);
  const token = await createJWT(
    {aud: nodeDid},
    {issuer: organization.did, signer, expiresIn: TOKEN_SECONDS},
    {alg: 'ES256K'},
  );
  return {token, did: organization.did, expiresIn: TOKEN_SECONDS};
}

/**
 * The database nodes, not listening yet. Each knows the organization that the sandbox has by itself, so that a first
 * request works without any set-up.
 */
export const databaseNodes = (organization: Identity, settings: Settings): DatabaseNode[] =>
  ['database node 1', 'database node 2', 'database node 3'].map((label) => {
    const identity = wellKnownIdentity(label);
    const app = sandboxApp<DatabaseEnv>('database', settings, () =>
      mintToken(organization, identity.did),
    );
    const node = databaseNode(app, identity);
    const {did, publicKey} = organization;
    register(node.store, identity, {did, publicKey, name: 'Sandbox organization'});
    return node;
  });

/** The AI node, not listening yet. */
export function aiApp(settings: Settings): Hono<AiEnv> {
  const app = sandboxApp<AiEnv>('ai', settings, () => ({token: DEFAULT_API_KEY}));
  return aiNode(app, {
    ...settings,
    identity: wellKnownIdentity('AI node'),
    apiKeys: new Set([DEFAULT_API_KEY, ...settings.apiKeys]),
  });
}
