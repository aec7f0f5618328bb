/** Rewrites redirects of the service, so that they lead through the proxy and never to another origin. */
import {API_PREFIX} from './decide';

/**
 * Returns the path below /api, with query and anchor, that stands for the target of a redirect. The path of the service's
 * URL is removed from it.
 *
 * @param location the Location header, which may be relative to `askedPath`
 * @param askedPath the path of the request to the service
 * @param target the URL of the service
 * @throws Error for a redirect to another origin or to a path outside the service's URL, and for an invalid URL; its message
 *   continues "The service redirects …"
 */
export function redirectInside(location: string, askedPath: string, target: string): string {
  const base = new URL(target);
  const asked = new URL(askedPath, base);
  if (!URL.canParse(location, asked))
    throw new Error(`to ${JSON.stringify(location)}, which is not a valid URL`);
  const to = new URL(location, asked);
  if (to.origin !== base.origin)
    throw new Error(`to another origin, ${to.origin}, which the proxy does not follow`);
  const prefix = base.pathname.replace(/\/$/, '');
  if (to.pathname !== prefix && !to.pathname.startsWith(`${prefix}/`))
    throw new Error(`to ${to.pathname}, which is outside ${target}`);
  return `${API_PREFIX}${to.pathname.slice(prefix.length)}${to.search}${to.hash}`;
}
