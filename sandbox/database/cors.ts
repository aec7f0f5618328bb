import {cors} from 'hono/cors';

/** Pages of these hosts, by https, may call the documented nodes; and the one address of a developer's machine. */
const originRegex =
  /^(?:https:\/\/(?:[\w-]+\.)*(?:nillion\.com|nillion\.pub|fiftytwo\.gg)(?::\d+)?|http:\/\/localhost:8081)$/;

/** Headers for browsers, as the public nodes send them; a preflight is answered before any token is asked for. */
export const allowOrigins = cors({
  origin: (origin) => (originRegex.test(origin) ? origin : null),
  allowHeaders: ['Content-Type', 'Authorization'],
  allowMethods: ['GET', 'POST', 'DELETE'],
  maxAge: 3_600,
});
