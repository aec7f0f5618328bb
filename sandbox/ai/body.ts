/** Reads request bodies as the node's Python server does. */
import type {Context, MiddlewareHandler} from 'hono';
import {nestingProblem} from '../nesting';
import type {AiEnv} from './auth';
import {errorResponse, validationError} from './errors';

/** `application/json`, `application/ld+json; charset=utf-8`. */
const jsonTypeRegex = /^application\/(?:[\w.-]*\+)?json\s*(?:;|$)/i;

/**
 * Whether the media type of a request is JSON. A missing media type counts as JSON. `readBody` refuses malformed bodies
 * of such requests only. The chat handler refuses all other requests.
 */
export function isJsonRequest(c: Context): boolean {
  const type = c.req.header('content-type') ?? '';
  return type === '' || jsonTypeRegex.test(type);
}

/**
 * A string, which is kept, or one of the words that only Python accepts: `"NaN"`, `NaN`, `-Infinity`. An unclosed string
 * ends with the text: otherwise the search would begin again at each quote in it, in quadratic time.
 */
const nonFiniteRegex = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|NaN|-?Infinity/gs;

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

/**
 * Parses a JSON body.
 *
 * @throws 400 for bytes that aren't UTF-8 and for JSON that is nested too deep; 422 for a text that isn't JSON
 */
function parseBody(bytes: ArrayBuffer): unknown {
  const unreadable = errorResponse(400, 'There was an error parsing the body');
  let text: string;
  try {
    text = new TextDecoder('utf-8', {fatal: true}).decode(bytes);
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
      loc: ['body', Number(/position (\d+)/.exec(message)?.[1] ?? text.length)],
      msg: 'JSON decode error',
      input: {},
      ctx: {error: message},
    });
  }
  if (nestingProblem(value) !== undefined) throw unreadable;
  return value;
}

/**
 * Middleware of the chat route that sets `body`. A body with another media type is parsed if possible. `body` stays
 * undefined if it can't be parsed, and for an empty body.
 *
 * @throws 400 or 422 for a malformed body that claims to be JSON; see `parseBody`
 */
export const readBody: MiddlewareHandler<AiEnv> = async (c, next) => {
  const bytes = await c.req.arrayBuffer();
  if (bytes.byteLength > 0) {
    try {
      c.set('body', parseBody(bytes));
    } catch (error) {
      if (isJsonRequest(c)) throw error;
    }
  }
  return next();
};
