/** Finds pictures, frames, and media that the Content-Security-Policy hides. */
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

const PLUGIN_ELEMENTS = ['embed', 'object'];

/** An element that loads a file: its name in lower case, and the address of the file. */
export interface Embedding {
  readonly tagName: string;
  readonly src: string;
}

/**
 * Returns what an element loads: its file, its poster, and the pictures of its `srcset` (`a.png 1x, b.png 2x`). Empty for
 * an element that loads neither pictures, frames, nor media.
 *
 * @param tagName in lower case
 * @param attribute returns the value of an attribute, or `''` if the element does not have it
 */
export function embeddingsOf(tagName: string, attribute: (name: string) => string): Embedding[] {
  if (!Object.hasOwn(LISTS, tagName) && !PLUGIN_ELEMENTS.includes(tagName)) return [];
  const candidates = attribute('srcset').split(',');
  const pictures = [
    attribute('poster'),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  ];
  return [
    {tagName, src: attribute(tagName === 'object' ? 'data' : 'src')},
    ...pictures.map((src) => ({tagName: 'img', src})),
  ];
}

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
 * for an element that loads nothing, an empty or invalid `src`, and one that is not of `http:` or `https:`, such as `data:`.
 *
 * @param tagName in lower case
 * @param src absolute, or relative to a page of the site
 */
export function findBlockedContent(
  tagName: string,
  src: string,
  {siteUrl, embedded}: AllowedContent,
): BlockedContent | undefined {
  if (PLUGIN_ELEMENTS.includes(tagName) && src !== '')
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
