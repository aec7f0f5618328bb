/** The routes of the AI node. chat.ts answers the chat requests, this file the others. */
import type {Context, Hono} from 'hono';
import {bodyLimit} from 'hono/body-limit';
import {HTTPException} from 'hono/http-exception';
import {requireKey, type AiEnv} from './auth';
import {readBody} from './body';
import {ChatHandler, type ChatSettings} from './chat';
import {errorResponse, validationError} from './errors';
import {KNOWN_MODELS, modelMetadata} from './models';
import {addCorsHeaders, checkRoute} from './routing';
import {UsageTable} from './usage';

interface AiNodeOptions extends ChatSettings {
  readonly apiKeys: ReadonlySet<string>;
}

/**
 * Formats a time as `2 days, 3 hours, 5 minutes, 9 seconds` for `GET /v1/health`. Zeros are left out,
 * except for the seconds. The names are always plural (`1 days`).
 */
export function formatUptime(seconds: number): string {
  const parts = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3_600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: Math.floor(seconds) % 60,
  };
  return Object.entries(parts)
    .filter(([name, count]) => count > 0 || name === 'seconds')
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

const NONCE_CHARACTERS = 64;
/** The node drops the caller's nonce, so reports have a nonce of zeros. */
const ZERO_NONCE = '0'.repeat(NONCE_CHARACTERS);
const FAKE_EVIDENCE = Buffer.from(
  'SANDBOX: this is not an attestation. No hardware has vouched for anything here.',
).toString('base64');

/** @throws 422 for a nonce that doesn't have 64 characters */
function checkNonce(nonce: string): void {
  const {length} = [...nonce];
  if (length === NONCE_CHARACTERS) return;
  const isShort = length < NONCE_CHARACTERS;
  throw validationError({
    type: isShort ? 'string_too_short' : 'string_too_long',
    loc: ['query', 'nonce'],
    msg: `String should have ${isShort ? 'at least' : 'at most'} ${NONCE_CHARACTERS} characters`,
    input: nonce,
    ctx: isShort ? {min_length: NONCE_CHARACTERS} : {max_length: NONCE_CHARACTERS},
  });
}

/** Sends a report with the same fields as the real node's. The evidence in it says that it isn't real. */
function sendAttestationReport(c: Context, verifyingKey: string): Response {
  // If there are several nonces, the last one counts.
  const nonce = c.req.queries('nonce')?.at(-1);
  if (nonce !== undefined) checkNonce(nonce);
  return c.json({
    nonce: ZERO_NONCE,
    verifying_key: verifyingKey,
    cpu_attestation: FAKE_EVIDENCE,
    gpu_attestation: FAKE_EVIDENCE,
  });
}

/** 16 MiB, the limit of the database nodes. The AI node documents none; this one protects the sandbox. */
const limitBody = bodyLimit({maxSize: 16 * 1024 * 1024});

/**
 * Adds the node's routes, middleware, and error responses to an app. The sandbox's own middleware (the contract check
 * and the limit for bodies) must already be in the app, because order matters.
 */
export function createAiNode(app: Hono<AiEnv>, options: AiNodeOptions): void {
  const started = Date.now();
  // A compressed point of 33 bytes.
  const publicKey = Buffer.from(options.identity.publicKey, 'hex').toString('base64');
  const usage = new UsageTable();
  const chat = new ChatHandler(options, usage);
  const withKey = requireKey(options.apiKeys);
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // As on the node, the response hides the cause. It matters to whoever runs the sandbox.
    console.error('The AI node failed:', error);
    return c.text('Internal Server Error', 500);
  });
  app.notFound(() => errorResponse(404, 'Not Found').getResponse());
  app.use(addCorsHeaders, checkRoute(app));
  app.get('/v1/health', (c) =>
    c.json({status: 'ok', uptime: formatUptime((Date.now() - started) / 1000)}),
  );
  app.get('/v1/public_key', (c) => c.json(publicKey));
  app.get('/v1/models', withKey, (c) =>
    c.json(KNOWN_MODELS.filter(({isRunning}) => isRunning).map(modelMetadata)),
  );
  app.get('/v1/usage', withKey, (c) => c.json(usage.report(c.get('apiKey'))));
  app.get('/v1/attestation/report', withKey, (c) => sendAttestationReport(c, publicKey));
  app.post('/v1/chat/completions', withKey, limitBody, readBody, (c) => chat.handle(c));
}
