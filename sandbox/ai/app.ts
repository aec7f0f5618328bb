/** The AI node: its routes. */
import type {Context, Hono, MiddlewareHandler} from 'hono';
import {HTTPException} from 'hono/http-exception';
import {chat, isJsonRequest, type ChatSettings} from './chat';
import {UsageTable} from './completion';
import {allowAnyOrigin, requireKey, routeAsFramework, type AiEnv} from './framework';
import {KNOWN_MODELS, modelMetadata} from './models';
import {refusal, unprocessable} from './refusal';

interface AiNodeOptions extends ChatSettings {
  readonly apiKeys: ReadonlySet<string>;
}

/** NaN and Infinity after a character that may stand before a value. */
const nonFiniteRegex = /([:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,\]}])/g;

/** `2 days, 3 hours, 5 minutes, 0 seconds`; zero parts are left out, but for the seconds. */
export function uptime(seconds: number): string {
  const whole = (unit: number) => Math.floor(seconds / unit);
  const parts = {
    days: whole(86_400),
    hours: whole(3_600) % 24,
    minutes: whole(60) % 60,
    seconds: whole(1) % 60,
  };
  return Object.entries(parts)
    .filter(([name, count]) => count > 0 || name === 'seconds')
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** A body that is not JSON is refused before the key is looked at, as the node's framework does. */
const refuseMalformedJson: MiddlewareHandler = async (c, next) => {
  const text = isJsonRequest(c) ? await c.req.text() : '';
  try {
    // Unlike JavaScript's, the node's reader takes NaN and Infinity; it fails on them later.
    if (text !== '') JSON.parse(text.replace(nonFiniteRegex, '$1null'));
  } catch (error) {
    throw unprocessable({
      type: 'json_invalid',
      loc: ['body', 0],
      msg: 'JSON decode error',
      input: {},
      ctx: {error: error instanceof Error ? error.message : String(error)},
    });
  }
  return next();
};

const NONCE_CHARACTERS = 64;
/** The node drops the caller's nonce on the way, so every report carries this one. */
const ZERO_NONCE = '0'.repeat(NONCE_CHARACTERS);
const NOT_REAL = Buffer.from(
  'SANDBOX: this is not an attestation. No hardware has vouched for anything here.',
).toString('base64');

/** The attestation report: its fields are the node's, its evidence says that it is none. */
function attestationReport(c: Context, verifyingKey: string): Response {
  const nonce = c.req.queries('nonce')?.at(-1);
  if (nonce !== undefined && nonce.length !== NONCE_CHARACTERS) {
    const short = nonce.length < NONCE_CHARACTERS;
    const rule = short ? 'at least' : 'at most';
    throw unprocessable({
      type: short ? 'string_too_short' : 'string_too_long',
      loc: ['query', 'nonce'],
      msg: `String should have ${rule} ${NONCE_CHARACTERS} characters`,
      input: nonce,
    });
  }
  return c.json({
    nonce: ZERO_NONCE,
    verifying_key: verifyingKey,
    cpu_attestation: NOT_REAL,
    gpu_attestation: NOT_REAL,
  });
}

/** Adds the node's routes to an app that has the sandbox's own middleware already. */
export function aiNode(app: Hono<AiEnv>, options: AiNodeOptions): Hono<AiEnv> {
  const started = Date.now();
  // A compressed point of 33 bytes.
  const publicKey = Buffer.from(options.identity.publicKey, 'hex').toString('base64');
  const usage = new UsageTable();
  const key = requireKey(options.apiKeys);
  app.onError((error, c) => {
    if (error instanceof HTTPException) return error.getResponse();
    // The answer hides the cause, as the node's does; whoever runs the sandbox may know it.
    console.error('The AI node failed:', error);
    return c.text('Internal Server Error', 500);
  });
  app.notFound(() => refusal(404, 'Not Found').getResponse());
  app.use(allowAnyOrigin, routeAsFramework(app));
  app.get('/v1/health', (c) =>
    c.json({status: 'ok', uptime: uptime((Date.now() - started) / 1000)}),
  );
  app.get('/v1/public_key', (c) => c.json(publicKey));
  app.get('/v1/models', key, (c) =>
    c.json(KNOWN_MODELS.filter(({running}) => running).map(modelMetadata)),
  );
  app.get('/v1/usage', key, (c) => c.json(usage.of(c.get('apiKey'))));
  app.get('/v1/attestation/report', key, (c) => attestationReport(c, publicKey));
  app.post('/v1/chat/completions', refuseMalformedJson, key, chat(options, usage));
  return app;
}
