/** The four servers of the sandbox, before they listen. */
import {createJWT, ES256KSigner} from 'did-jwt';
import {Hono, type Env} from 'hono';
import {SANDBOX_DEFAULT_KEY} from '../src/config/sandbox';
import {siteUrl} from '../src/config/site';
import {createAiNode} from './ai/app';
import type {AiEnv} from './ai/auth';
import type {SpecificationName} from './contract/contract';
import {checkContract} from './contract/middleware';
import {registerAccount} from './database/accounts';
import {createDatabaseNode, type DatabaseNode} from './database/app';
import type {DatabaseEnv} from './database/auth';
import {isAllowedOrigin} from './database/cors';
import {addExampleData} from './database/exampleData';
import {publiclyKnownIdentity, type Identity} from './identity';
import {loopbackOnly} from '../src/lib/listen';
import type {Settings} from './options';

/** The header that marks each response of the sandbox, and its value. */
export const SANDBOX_HEADER = 'x-sandbox';
export const SANDBOX_NOTICE = 'in-memory mock';

const TOKEN_SECONDS = 3_600;

/** Creates an app that marks its responses, checks them against the specification, and issues tokens. */
function createApp<E extends Env>(
  specification: SpecificationName,
  settings: Settings,
  issueToken: () => object | Promise<object>,
): Hono<E> {
  const app = new Hono<E>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set(SANDBOX_HEADER, SANDBOX_NOTICE);
  });
  app.use(loopbackOnly((origin) => origin === siteUrl || isAllowedOrigin(origin)));
  app.use(checkContract(specification, settings));
  app.get('/sandbox/token', loopbackOnly(), async (c) => c.json(await issueToken()));
  return app;
}

/**
 * Creates a token of an organization for one node, in the format of `GET /sandbox/token`. It is valid for one hour.
 */
export async function createToken(organization: Identity, nodeDid: string) {
  const signer = ES256KSigner(organization.secretKey);
  const token = await createJWT(
    {aud: nodeDid},
    {issuer: organization.did, signer, expiresIn: TOKEN_SECONDS},
    {alg: 'ES256K'},
  );
  return {token, did: organization.did, expiresIn: TOKEN_SECONDS};
}

/**
 * Creates the three database nodes. The organization is registered with each of them and owns the
 * example data, so that the requests of the documentation work without preparation.
 */
export function createDatabaseNodes(organization: Identity, settings: Settings): DatabaseNode[] {
  const {did, publicKey} = organization;
  return [1, 2, 3].map((number) => {
    const identity = publiclyKnownIdentity(`database node ${number}`, settings.network);
    const issueToken = () => createToken(organization, identity.did);
    const app = createApp<DatabaseEnv>('database', settings, issueToken);
    const node = createDatabaseNode(app, identity, did);
    const account = {did, publicKey, name: 'Sandbox organization'};
    registerAccount(node.store, identity, account);
    addExampleData(node.store, did, number);
    return node;
  });
}

/** Creates the app of the AI node. It accepts `sandbox-key` and the API keys of the settings. */
export function createAiApp(settings: Settings): Hono<AiEnv> {
  const app = createApp<AiEnv>('ai', settings, () => ({token: SANDBOX_DEFAULT_KEY}));
  createAiNode(app, {
    ...settings,
    identity: publiclyKnownIdentity('AI node'),
    apiKeys: new Set([SANDBOX_DEFAULT_KEY, ...settings.apiKeys]),
  });
  return app;
}
