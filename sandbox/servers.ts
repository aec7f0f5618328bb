/** The four servers of the sandbox, not listening yet. */
import {createJWT, ES256KSigner} from 'did-jwt';
import {Hono, type Env} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {aiNode} from './ai/app';
import type {AiEnv} from './ai/auth';
import {contractOf} from './contract/load';
import {checkContract, type ContractOptions} from './contract/middleware';
import {register} from './database/accounts';
import {databaseNode, type DatabaseNode} from './database/app';
import type {DatabaseEnv} from './database/auth';
import {wellKnownIdentity, type Identity} from './identity';
import {loopbackOnly} from './listen';
import {DEFAULT_API_KEY, type Settings} from './options';

export const SANDBOX_HEADER = 'x-sandbox';
export const SANDBOX_NOTICE = 'in-memory stand-in';

const DATABASE_NODES = 3;
/** The longest body that any part of the sandbox reads: 64 MiB. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;

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
export function databaseNodes(
  organization: Identity,
  {strict, onMismatch}: Settings,
): DatabaseNode[] {
  return Array.from({length: DATABASE_NODES}, (_, index) => {
    const identity = wellKnownIdentity(`database node ${index + 1}`);
    const app = sandboxApp<DatabaseEnv>({specification: 'database', strict, onMismatch}, () =>
      mintToken(organization, identity.did),
    );
    const node = databaseNode(app, identity);
    const {did, publicKey} = organization;
    register(node.store, identity, {did, publicKey, name: 'Sandbox organization'});
    return node;
  });
}

/** The AI node, not listening yet. */
export function aiApp({apiKeys, strict, onMismatch, ...settings}: Settings): Hono<AiEnv> {
  const token = () => ({token: DEFAULT_API_KEY});
  const app = sandboxApp<AiEnv>({specification: 'ai', strict, onMismatch}, token);
  return aiNode(app, {
    ...settings,
    identity: wellKnownIdentity('AI node'),
    apiKeys: new Set([DEFAULT_API_KEY, ...apiKeys]),
    onChunk: (chunk) => {
      const problems = contractOf('ai').eventProblems(CHAT_OPERATION, chunk);
      if (problems.length > 0) {
        onMismatch({operation: CHAT_OPERATION, status: 200, problems});
      }
    },
  });
}
