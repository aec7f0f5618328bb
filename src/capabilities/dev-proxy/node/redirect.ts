/** Rewrites redirects of the service, so that they lead through the proxy and never to another host. */
import {API_PREFIX} from './decide';

/**
 * Returns the path below /api, with query and anchor, that stands for the target of a redirect. The path of the service's
 * URL is removed if the target begins with it.
 *
 * @param location the Location header, which may be relative to `askedUrl`
 * @param askedUrl the path of the request to the service
 * @param target the URL of the service
 * @throws Error for a redirect to another host and for an invalid URL; its message continues "The service redirects …"
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
