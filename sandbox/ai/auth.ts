import type {MiddlewareHandler} from 'hono';

export interface AiEnv {
  Variables: {apiKey: string};
}

const authorizationRegex = /^(\S+) +(\S.*)$/;

/** 403 without a bearer token, 401 with a key that the sandbox does not know. */
export function requireKey(keys: ReadonlySet<string>): MiddlewareHandler<AiEnv> {
  return async (c, next) => {
    const match = authorizationRegex.exec(c.req.header('authorization') ?? '');
    const [scheme, key] = [match?.[1], match?.[2]];
    if (scheme === undefined || key === undefined)
      return c.json({detail: 'Not authenticated'}, 403);
    if (scheme.toLowerCase() !== 'bearer') {
      return c.json({detail: 'Invalid authentication credentials'}, 403);
    }
    if (!keys.has(key)) {
      return c.json({detail: 'Missing or invalid API key'}, 401, {'WWW-Authenticate': 'Bearer'});
    }
    c.set('apiKey', key);
    return next();
  };
}
