/**
 * Finds pictures, frames, and media of other origins, of which the Content-Security-Policy shows only those of listed origins.
 * The remark step (checkEmbedded.ts) and the visitor of built pages (../index.ts) report the others.
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
};

/** The names of the elements that load pictures, frames, or media, in lower case. */
export const embeddingElements = Object.keys(LISTS);

/** Matches URLs with a host: `https://a.example/b.png`, `//a.example/b.png`. */
const foreignUrlRegex = /^(?:https?:)?\/\//i;

/** Content that the policy blocks, and how to allow it. */
export interface BlockedContent {
  /** For example `<img> of https://img.example.org`. */
  readonly found: string;
  readonly remedy: string;
}

/**
 * Returns what the policy blocks in an element with this `src`, or undefined if browsers show it. A relative URL, an invalid
 * one, and an element that is not in `embeddingElements` block nothing.
 *
 * @param tagName in lower case
 */
export function findBlockedContent(
  tagName: string,
  src: string,
  allowed: EmbeddedOrigins,
): BlockedContent | undefined {
  const list = LISTS[tagName];
  if (list === undefined || !foreignUrlRegex.test(src)) return undefined;
  if (!URL.canParse(src, 'https://site.example')) return undefined;
  const {origin} = new URL(src, 'https://site.example');
  if (allowed[list].includes(origin)) return undefined;
  const own = list === 'frames' ? 'write a link instead' : 'save the file in static/';
  return {
    found: `<${tagName}> of ${origin}`,
    remedy: `Add '${origin}' to "${list}" of embeddedOrigins in src/config/thirdParties.ts, or ${own}.`,
  };
}
