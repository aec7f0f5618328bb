/** Options of the generation, and the limits of a page. */
import type {ApiDefinition} from '../../config/apis';

/** Everything that the generated pages depend on, apart from the specifications themselves. */
export interface ApiPagesOptions {
  /** Root folder of the site. */
  readonly siteDir: string;
  /** Origin and base path of the site, ending with a slash, for links in the published specifications. */
  readonly siteAddress: string;
  readonly apis: readonly ApiDefinition[];
  /** Values of the `{{variables}}` in specifications that have `variables: true`. */
  readonly variables: Readonly<Record<string, string>>;
  /** Whether operations get the console that sends requests. */
  readonly console: boolean;
  /** Servers that the console offers first, by API. Only the dev server has them. */
  readonly localServers: Readonly<Record<string, string>>;
}

/** Search engines truncate longer descriptions. */
export const DESCRIPTION_MAX_LENGTH = 160;
/** A shorter description gets the method and path added. */
export const DESCRIPTION_MIN_LENGTH = 50;
/**
 * Number of rows on a page after which a named object that the page already shows is linked instead of repeated.
 * Keeps pages of very large specifications readable; the two documented APIs stay far below it.
 */
export const REPEAT_AFTER_ROWS = 250;
/** Maximum depth of a body. `allOf` can nest without end; no hand-written schema is this deep. */
export const DEPTH_LIMIT = 24;
/** Maximum length of an example in characters; longer ones are only in the downloadable specification. */
export const CODE_MAX_LENGTH = 24_000;
/** Maximum number of rows for one body. After that, nested rows are only in the downloadable specification. */
export const ROW_LIMIT = 3_000;
