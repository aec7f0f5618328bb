/** Which URLs are calls of the documented APIs, and what path they have there. */
import {aiNode, databaseNodes} from '../../src/config/facts';

/** Ports of the sandbox: three database nodes and one AI node. */
const sandboxRegex = /^(?:localhost|127\.0\.0\.1):918[1-4]$/;
const urlRegex = /^https?:\/\/([^/?#]*)([^?#]*)/;
/** A path that only the documented APIs have; the site's own routes begin with /api/ and a name. */
const apiPathRegex = /^\/(?:api\/(?:v\d|beta)\/|v\d\/|attestation\/|(?:health|about)$)/;

const knownHosts = [...databaseNodes, aiNode].map(({url}) => new URL(url).host);

/** The path of a call, from a path or a URL; undefined for a route of this site and for another host. */
export function apiPathOf(text: string): string | undefined {
  const [, host, path = ''] = urlRegex.exec(text) ?? [undefined, undefined, text.split(/[?#]/)[0]];
  if (host !== undefined && !knownHosts.includes(host) && !sandboxRegex.test(host))
    return undefined;
  return apiPathRegex.test(path) ? path : undefined;
}
