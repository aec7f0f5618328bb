import type {MiddlewareHandler} from 'hono';
import {refusal} from './refusal';

export interface AiEnv {
  Variables: {apiKey: string};
}

const authorizationRegex = /^(\S+) +(\S.*)$/;

/** 403 without a bearer token, 401 with a key that the sandbox does not know. */
export function requireKey(keys: ReadonlySet<string>): MiddlewareHandler<AiEnv> {
  return async (c, next) => {
    const [, scheme, key] = authorizationRegex.exec(c.req.header('authorization') ?? '') ?? [];
    if (scheme === undefined || key === undefined) throw refusal(403, 'Not authenticated');
    if (scheme.toLowerCase() !== 'bearer') throw refusal(403, 'Invalid authentication credentials');
    if (!keys.has(key))
      throw refusal(401, 'Missing or invalid API key', {'WWW-Authenticate': 'Bearer'});
    c.set('apiKey', key);
    return next();
  };
}
