/** Which URLs are calls of the documented APIs, and what path they have there. */
import {aiNode, databaseNodes} from '../../src/config/facts';
import {HOLE} from './holes';

/** Ports of the sandbox: three database nodes and one AI node. */
const SANDBOX_PORTS = ['9181', '9182', '9183', '9184'];
const urlRegex = /^https?:\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?/;
/** A path that only the documented APIs have; the site's own routes begin with /api/ and a name. */
const apiPathRegex = /^\/(?:api\/(?:v\d|beta)\/|v\d\/|attestation\/|(?:health|about)$)/;

const knownHosts = [...databaseNodes, aiNode].map(({url}) => new URL(url).host);

/** What stands behind the host. */
export interface Target {
  readonly path: string;
  readonly query: readonly string[];
}

function isDocumentedHost(host: string): boolean {
  if (host.includes(HOLE) || knownHosts.includes(host)) return true;
  const [name, port] = host.split(':');
  return /^(?:localhost|127\.0\.0\.1)$/.test(name ?? '') && SANDBOX_PORTS.includes(port ?? '');
}

function toTarget(path: string, query: string | undefined): Target {
  const names = (query ?? '').split('&').map((pair) => pair.split('=')[0] ?? '');
  return {path, query: names.filter((name) => name !== '' && !name.includes(HOLE))};
}

/** Reads a URL, or a path behind an unknown base; undefined when it leads elsewhere or nowhere known. */
export function targetOf(url: string): Target | undefined {
  const absolute = urlRegex.exec(url);
  if (absolute) {
    const [, host = '', path = '', query] = absolute;
    return isDocumentedHost(host) ? toTarget(path, query) : undefined;
  }
  // An unknown base such as `${node.url}`: what follows it is the path, if there is any text.
  const [path = '', query] = url.replace(new RegExp(`^${HOLE}+`), '').split('?');
  return path.startsWith('/') ? toTarget(path, query) : undefined;
}

/** Whether a text is the path of a call, as opposed to a route of this site. */
export function isApiPath(text: string): boolean {
  return apiPathRegex.test(text);
}
