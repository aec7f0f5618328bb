/** The four servers of the sandbox, not listening yet. */
import {createJWT, ES256KSigner} from 'did-jwt';
import {Hono, type Env, type MiddlewareHandler} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {aiNode} from './ai/app';
import type {AiEnv} from './ai/auth';
import {contractOf} from './contract/load';
import {checkContract, type ContractOptions} from './contract/middleware';
import {register} from './database/accounts';
import {databaseNode, type DatabaseNode} from './database/app';
import type {DatabaseEnv} from './database/auth';
import {wellKnownIdentity, type Identity} from './identity';
import {DATABASE_NODES, type Settings} from './options';

export const SANDBOX_HEADER = 'x-sandbox';
export const SANDBOX_NOTICE = 'in-memory stand-in';

/** The longest body that any part of the sandbox reads: 64 MiB. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const CHAT_OPERATION = 'POST /v1/chat/completions';

/** An app that marks every answer as the sandbox's, compares it with the specification, and gives tokens. */
function sandboxApp<E extends Env>(
  contract: ContractOptions,
  token: () => object | Promise<object>,
): Hono<E> {
  const app = new Hono<E>();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set(SANDBOX_HEADER, SANDBOX_NOTICE);
  });
  // The AI node has no limit of its own, and the database node's is lower.
  app.use(bodyLimit({maxSize: MAX_BODY_BYTES}));
  app.use(checkContract(contract));
  app.get('/sandbox/token', loopbackOnly, async (c) => c.json(await token()));
  return app;
}

/**
 * Tokens are given to callers on this machine only: a page of another site that had its name resolved to
 * 127.0.0.1 would come with that name as its Host.
 */
const loopbackOnly: MiddlewareHandler = async (c, next) => {
  const {hostname} = new URL(c.req.url);
  if (!LOOPBACK_HOSTS.has(hostname)) {
    return c.text(`The sandbox gives tokens on localhost only, found Host ${hostname}`, 403);
  }
  return next();
};

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
 * The database nodes, not listening yet; `urlOf` is asked when a node says where it is. Each knows the organization
 * that the sandbox has by itself, so that a first request works without any set-up.
 */
export function databaseNodes(
  organization: Identity,
  {strict, onMismatch}: Settings,
  urlOf: (index: number) => string,
): DatabaseNode[] {
  return Array.from({length: DATABASE_NODES}, (_, index) => {
    const identity = wellKnownIdentity(`database node ${index + 1}`);
    const app = sandboxApp<DatabaseEnv>({specification: 'database', strict, onMismatch}, () =>
      mintToken(organization, identity.did),
    );
    const node = databaseNode(app, identity, () => urlOf(index));
    const {did, publicKey} = organization;
    register(node.store, identity, {did, publicKey, name: 'Sandbox organization'});
    return node;
  });
}

/** The AI node, not listening yet. */
export function aiApp({apiKeys, strict, onMismatch, ...settings}: Settings): Hono<AiEnv> {
  const token = () => ({token: apiKeys[0]});
  const app = sandboxApp<AiEnv>({specification: 'ai', strict, onMismatch}, token);
  return aiNode(app, {
    ...settings,
    identity: wellKnownIdentity('AI node'),
    apiKeys: new Set(apiKeys),
    onChunk: (chunk) => {
      const problems = contractOf('ai').eventProblems(CHAT_OPERATION, chunk);
      if (problems.length > 0) {
        onMismatch({operation: CHAT_OPERATION, status: 200, problems});
      }
    },
  });
}
