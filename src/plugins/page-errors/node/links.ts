/**
 * Compares links with the pages of the site and their ids, for `checkBuiltLinks.ts` and `checkSourceLinks.ts`.
 * `sources.ts` and `linkVisitor.ts` use `normalizePath` for the paths that are compared.
 */
import {decodeUrlPart} from '../../../lib/decodeUrlPart';
import {didYouMean} from '../../../lib/nearestName';

/** The target of a link within the site. */
export interface LinkTarget {
  /** Path with the base path, without a slash at the end: `/base/quickstart`. */
  readonly pathname: string;
  /** The decoded id after `#`, or an empty string. */
  readonly id: string;
}

/** A placeholder for the site's origin. */
const ORIGIN = 'https://site.example';

const withoutEndSlash = (pathname: string): string =>
  pathname === '/' ? pathname : pathname.replace(/\/$/, '');

/** Decodes a path and removes its trailing slash, so that paths can be compared. */
export const normalizePath = (pathname: string): string => withoutEndSlash(decodeUrlPart(pathname));

/**
 * Returns the target of a link. Returns undefined for a link that is not within the site, or is not a valid URL. A prefix
 * `pathname://` is ignored: authors mark links to files with it.
 *
 * @param url as in the page, absolute or relative
 * @param pagePath path of the page, with the base path
 * @param baseUrl begins and ends with a slash
 */
export function resolveLink(
  url: string,
  {pagePath, baseUrl}: {readonly pagePath: string; readonly baseUrl: string},
): LinkTarget | undefined {
  const plainUrl = url.replace(/^pathname:\/\//, '');
  // Authors write absolute paths without the base path.
  const needsBase = /^\/(?!\/)/.test(plainUrl) && !plainUrl.startsWith(baseUrl);
  const fullUrl = needsBase ? baseUrl + plainUrl.slice(1) : plainUrl;
  if (!URL.canParse(fullUrl, ORIGIN + pagePath)) return undefined;
  const {origin, pathname, hash} = new URL(fullUrl, ORIGIN + pagePath);
  if (origin !== ORIGIN || !`${pathname}/`.startsWith(baseUrl)) return undefined;
  return {pathname: normalizePath(pathname), id: decodeUrlPart(hash.slice(1))};
}

/** Returns whether a link points to a page and id. False for a link that is not within the site. */
export const isSameTarget = (a: LinkTarget | undefined, b: LinkTarget): boolean =>
  a?.pathname === b.pathname && a.id === b.id;

/** Returns a path as authors write it: without the base path. */
const toAuthorPath = (pathname: string, baseUrl: string): string =>
  `/${pathname.slice(baseUrl.length)}`;

/** Suggests the most similar path, as authors write it. All paths have the base path. */
function suggestPath(
  pathname: string,
  paths: readonly string[],
  {baseUrl, otherwise}: {readonly baseUrl: string; readonly otherwise: string},
): string {
  const known = paths.map((path) => toAuthorPath(path, baseUrl));
  const show = (nearest: string) => nearest;
  return didYouMean(toAuthorPath(pathname, baseUrl), known, {show, otherwise});
}

/** Returns the message for a link to a page that does not exist. `url` is the link as the author wrote it. */
export function missingPageMessage(
  {pathname}: LinkTarget,
  {
    url,
    baseUrl,
    pages,
    otherwise = 'Link to a page of this site, for example /quickstart. Links to other sites begin with https://.',
  }: {
    readonly url: string;
    readonly baseUrl: string;
    readonly pages: readonly string[];
    /** The remedy if no page has a similar path. */
    readonly otherwise?: string | undefined;
  },
): string {
  return `The link ${url} points to no page.${suggestPath(pathname, pages, {baseUrl, otherwise})}`;
}

/** Returns the message for a link to a file that the build does not contain. Only `checkBuiltLinks.ts` knows that. */
export function missingFileLinkMessage(
  {pathname}: LinkTarget,
  {
    url,
    baseUrl,
    files,
  }: {readonly url: string; readonly baseUrl: string; readonly files: readonly string[]},
): string {
  const otherwise =
    'Put the file into static/, or link to a file that the build writes, for example pathname:///llms.txt.';
  const hint = suggestPath(pathname, files, {baseUrl, otherwise});
  return `The link ${url} points to no file of the build.${hint}`;
}

/** Elements that show the file in their `src`. */
export const EMBEDDING_ELEMENTS = ['img', 'video', 'audio', 'source', 'track'];

const soundOrVideoRegex = /\.(?:aac|flac|m4a|mov|mp3|mp4|oga|ogg|ogv|vtt|wav|webm)(?:[?#]|$)/i;

/** Returns the message for an element whose file does not exist. */
export function missingEmbeddedMessage(url: string): string {
  if (soundOrVideoRegex.test(url))
    return `The file ${url} does not exist. Save it in static/, and begin its path with a slash.`;
  return `The image ${url} points to no file. Write ![text](./picture.png) for a file next to the page; the path of a file in static/ begins with a slash.`;
}

/** Returns the message for a link to an id that its page does not have. */
export function missingIdMessage(
  {pathname, id}: LinkTarget,
  {
    pagePath,
    baseUrl,
    ids,
  }: {readonly pagePath: string; readonly baseUrl: string; readonly ids: readonly string[]},
): string {
  const page = pathname === normalizePath(pagePath) ? 'this page' : toAuthorPath(pathname, baseUrl);
  const hint = didYouMean(id, ids, {show: (nearest) => `#${nearest}`});
  return `No element with id "${id}" on ${page}.${hint}`;
}
