/** Where a redirect of the service may lead: to itself, seen from outside; never to another host. */
import {API_PREFIX} from './decide';

/**
 * Reads a Location header, which may be relative to the path that was asked of the target.
 *
 * @throws Error that says where else it leads
 */
export function redirectInside(location: string, askedUrl: string, target: string): string {
  const base = new URL(target);
  const asked = new URL(askedUrl, base);
  if (!URL.canParse(location, asked))
    throw new Error(`to ${JSON.stringify(location)}, which is not a valid URL`);
  const to = new URL(location, asked);
  if (to.origin !== base.origin)
    throw new Error(`to another host, ${to.host}, which the proxy does not follow`);
  const prefix = base.pathname.replace(/\/$/, '');
  const path = to.pathname.startsWith(prefix) ? to.pathname.slice(prefix.length) : to.pathname;
  return `${API_PREFIX}${path}${to.search}${to.hash}`;
}
