/**
 * Finds pictures, frames, and media that the Content-Security-Policy hides. The remark step (checkEmbedded.ts) and the
 * visitor of built pages (../index.ts) report them.
 */
import type {EmbeddedOrigins} from '../../../config/thirdPartyTypes';

export const NO_EMBEDDED_ORIGINS: EmbeddedOrigins = {images: [], frames: [], media: []};

/** The list that an element belongs to. */
const LISTS: Readonly<Record<string, keyof EmbeddedOrigins>> = {
  img: 'images',
  iframe: 'frames',
  video: 'media',
  audio: 'media',
  source: 'media',
  track: 'media',
};

/** The names of the elements that load pictures, frames, or media, in lower case. */
export const embeddingElements = [...Object.keys(LISTS), 'embed', 'object'];

/**
 * The files that pages may embed under the policy: those of the site, and those of the origins in `embedded`. The remark
 * step and the visitor of built pages get it from the configuration and pass it to `findBlockedContent`.
 */
export interface AllowedContent {
  /** URL of the site. Its own pictures and media are always allowed. */
  readonly siteUrl: string;
  readonly embedded: EmbeddedOrigins;
}

/** Content that the policy blocks, and how to allow it. */
export interface BlockedContent {
  /** For example `<img> of https://img.example.org`, or `<iframe> of this site`. */
  readonly found: string;
  readonly remedy: string;
}

/**
 * Returns what the policy blocks in an element with this `src`, or undefined if browsers show it. Returns undefined, too,
 * for an element that is not in `embeddingElements`, an empty or invalid `src`, and one that is not of `http:` or `https:`,
 * such as `data:`.
 *
 * @param tagName in lower case
 * @param src absolute, or relative to a page of the site
 */
export function findBlockedContent(
  tagName: string,
  src: string,
  {siteUrl, embedded}: AllowedContent,
): BlockedContent | undefined {
  if ((tagName === 'object' || tagName === 'embed') && src !== '')
    return {
      found: `<${tagName}> of ${src}`,
      remedy: 'Write a link instead: no page may run plugins.',
    };
  const list = LISTS[tagName];
  if (list === undefined || src === '' || !URL.canParse(src, siteUrl)) return undefined;
  const {origin, protocol} = new URL(src, siteUrl);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  if (origin === new URL(siteUrl).origin) {
    if (list !== 'frames') return undefined;
    const remedy = 'Write a link instead: no page may show a page of this site in a frame.';
    return {found: `<${tagName}> of this site`, remedy};
  }
  if (embedded[list].includes(origin)) return undefined;
  const own = list === 'frames' ? 'write a link instead' : 'save the file in static/';
  return {
    found: `<${tagName}> of ${origin}`,
    remedy: `Add '${origin}' to "${list}" of embeddedOrigins in src/config/thirdParties.ts, or ${own}.`,
  };
}
