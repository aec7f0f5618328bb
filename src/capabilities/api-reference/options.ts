/** What the generator is told, and its limits and places. */
import type {ApiDefinition} from '../../config/apis';
import type {ReferenceTexts} from './node/texts';

export interface ReferenceOptions {
  readonly siteDir: string;
  readonly apis: readonly ApiDefinition[];
  readonly variables: Readonly<Record<string, string>>;
  /** Whether pages get the console. */
  readonly console: boolean;
  /** Words of the pages in another language. */
  readonly texts?: ReferenceTexts;
}

/** Working files of the generator, from the site's root; not in git. */
export const WORK_DIR = '.cache/api-reference';
/** Where the pages are written, each API's in a folder of its own, from the site's root; not in git. */
export const PAGES_DIR = 'docs/api';
/** Where the downloadable specifications are written, from the site's root; not in git. */
export const DOWNLOAD_DIR = 'static/openapi';
/** Folder of the downloads among those of the generated pages. No route has a dot in it. */
export const DOWNLOADS = '.downloads';
/** Written beside the pages of an API, as no page is named: the items of its sidebar, and its links to pages of this site. */
export const SIDEBAR_FILE = '.sidebar.json';
export const LINKS_FILE = '.links.json';
/** Search engines cut a description above this length. */
export const DESCRIPTION_MAX_LENGTH = 160;
/** A description shorter than this gets the method and the path added. */
export const DESCRIPTION_MIN_LENGTH = 50;
/**
 * Rows of one page after which a named object that it already shows is linked, not repeated.
 * Keeps pages of very large specifications readable; the two documented APIs stay far below.
 */
export const REPEAT_AFTER_ROWS = 250;
/** Levels of one body; a merge of merges may have no end. No hand-written schema is this deep. */
export const DEPTH_LIMIT = 24;
/** Longer examples are left to the download (characters). */
export const CODE_MAX_LENGTH = 24_000;
/** Rows that one body may have on a page; the deeper ones of a larger body are left to the download. */
export const ROW_LIMIT = 1_200;
