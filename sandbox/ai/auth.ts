/** The API keys of the AI node, and what its middleware passes to handlers. */
import type {MiddlewareHandler} from 'hono';
import {errorResponse} from './errors';

export interface AiEnv {
  Variables: {
    apiKey: string;
    /** The parsed body of the request; undefined when there is none, or when it isn't JSON. */
    body: unknown;
  };
}

/** Scheme, one space, and the key. A second space would belong to the key. */
const authorizationRegex = /^(\S+) (.+)$/;

/**
 * Creates middleware for the calls of the AI node that need an API key. It refuses calls without a bearer token (403)
 * and with an unknown key (401). For other calls, it sets `apiKey` for the handlers that follow.
 */
export function requireKey(keys: ReadonlySet<string>): MiddlewareHandler<AiEnv> {
  return async (c, next) => {
    const match = authorizationRegex.exec(c.req.header('authorization') ?? '');
    const [, scheme = '', key = ''] = match ?? [];
    if (match === null) throw errorResponse(403, 'Not authenticated');
    if (scheme.toLowerCase() !== 'bearer')
      throw errorResponse(403, 'Invalid authentication credentials');
    if (!keys.has(key))
      throw errorResponse(401, 'Missing or invalid API key', {'WWW-Authenticate': 'Bearer'});
    c.set('apiKey', key);
    return next();
  };
}
