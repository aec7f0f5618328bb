/** Reads request bodies as the node's Python server does. */
import type {Context, MiddlewareHandler} from 'hono';
import {parse as parseTolerantly, type ParseError} from 'jsonc-parser';
import type {AiEnv} from './auth';
import {errorResponse, validationError} from './errors';

/** Deeper JSON exceeds Python's recursion limit. */
const MAX_NESTING = 1_000;

/** `application/json`, `application/ld+json; charset=utf-8`. */
const jsonTypeRegex = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/**
 * Whether the media type of a request is JSON. A missing media type counts as JSON. `readBody` refuses malformed bodies
 * of such requests only. The chat handler refuses all other requests.
 */
export function isJsonRequest(c: Context): boolean {
  const type = c.req.header('content-type') ?? '';
  return type === '' || jsonTypeRegex.test(type);
}

/** Returns the encoding of a JSON text, by its byte order mark or by the zero bytes of UTF-16. */
function detectEncoding([first, second]: Uint8Array): string {
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0) return 'utf-16be';
  return second === 0 ? 'utf-16le' : 'utf-8';
}

/** A string, which is kept, or one of the words that only Python accepts: `"NaN"`, `NaN`, `-Infinity`. */
const nonFiniteRegex = /"[^"\\]*(?:\\.[^"\\]*)*"|NaN|-?Infinity/g;

/**
 * Parses JSON that may contain NaN, Infinity, or -Infinity. All of them become Infinity, because
 * JSON.parse cannot return NaN. No field accepts any of them.
 */
function parsePythonJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const finite = text.replace(nonFiniteRegex, (found) =>
      found.startsWith('"') ? found : '1e999',
    );
    if (finite === text) throw error;
    return JSON.parse(finite);
  }
}

function isNestedTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= MAX_NESTING; depth += 1) {
    level = level.flatMap((item): unknown[] =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
}

/** Returns where a JSON text has its first error, in characters from its beginning. */
function findError(text: string): number {
  const errors: ParseError[] = [];
  parseTolerantly(text, errors, {disallowComments: true, allowEmptyContent: false});
  return errors[0]?.offset ?? text.length;
}

/**
 * Parses a JSON body.
 *
 * @throws 400 for bytes in no known encoding and for JSON that is nested too deep; 422 for a text that
 *   isn't JSON
 */
function parseBody(bytes: Uint8Array): unknown {
  const unreadable = errorResponse(400, 'There was an error parsing the body');
  let text: string;
  try {
    text = new TextDecoder(detectEncoding(bytes), {fatal: true}).decode(bytes);
  } catch {
    throw unreadable;
  }
  let value: unknown;
  try {
    value = parsePythonJson(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw validationError({
      type: 'json_invalid',
      loc: ['body', findError(text)],
      msg: 'JSON decode error',
      input: {},
      ctx: {error: message},
    });
  }
  if (isNestedTooDeep(value)) throw unreadable;
  return value;
}

/**
 * Middleware of the chat route that sets `body`. Like the node's framework, it refuses a malformed JSON body before
 * anything checks the key. A body with another media type is parsed if possible. `body` stays undefined if it
 * can't be parsed, and for an empty body. app.ts adds it.
 *
 * @throws 400 or 422 for a malformed body that claims to be JSON; see `parseBody`
 */
export const readBody: MiddlewareHandler<AiEnv> = async (c, next) => {
  const bytes = new Uint8Array(await c.req.arrayBuffer());
  if (bytes.length > 0) {
    try {
      c.set('body', parseBody(bytes));
    } catch (error) {
      if (isJsonRequest(c)) throw error;
    }
  }
  return next();
};
