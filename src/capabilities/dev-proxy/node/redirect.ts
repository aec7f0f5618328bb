/** Where a redirect of the service may lead: to itself, seen from outside; never to another host. */
import {API_PREFIX} from './decide';

type Redirect =
  | {readonly kind: 'inside'; readonly location: string}
  | {readonly kind: 'outside'; readonly host: string}
  | {readonly kind: 'malformed'};

/** Reads a Location header, which may be relative to the path that was asked of the target. */
export function readRedirect(location: string, askedUrl: string, target: string): Redirect {
  const base = new URL(target);
  const asked = new URL(askedUrl, base);
  if (!URL.canParse(location, asked)) return {kind: 'malformed'};
  const to = new URL(location, asked);
  if (to.origin !== base.origin) return {kind: 'outside', host: to.host};
  const prefix = base.pathname.replace(/\/$/, '');
  const path = to.pathname.startsWith(prefix) ? to.pathname.slice(prefix.length) : to.pathname;
  return {kind: 'inside', location: `${API_PREFIX}${path}${to.search}${to.hash}`};
}
