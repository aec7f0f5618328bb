/** The values that the plugin built-pages passes to its visitors. */
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root} from 'hast';
import type {PublishedPage} from './publishedPages';

/** A finished build of one locale. */
export interface BuiltSite {
  /** The site's folder. */
  readonly siteDir: string;
  /** The folder with the built files. */
  readonly outDir: string;
  /** Starts and ends with a slash. */
  readonly baseUrl: string;
  /** Origin and base path, ending with a slash: `https://docs.example.org/base/`. */
  readonly siteUrl: string;
  readonly siteConfig: Pick<DocusaurusConfig, 'url' | 'title' | 'tagline' | 'favicon'>;
  readonly isDefaultLocale: boolean;
  /** Paths of all routes with an HTML file, except the 404 page: `api/overview`, `''` for the home page. */
  readonly paths: readonly string[];
  /** The documents, in reading order. */
  readonly documents: readonly PublishedPage[];
}

/** An HTML file of the build. */
export interface BuiltPage {
  /** Path relative to the build folder: `api/overview.html`. */
  readonly file: string;
  /** Path of its route; undefined for files without one: the 404 page, redirect pages, static files. */
  readonly path: string | undefined;
  /** The document that the page shows; undefined for other pages. */
  readonly document: PublishedPage | undefined;
  readonly tree: Root;
  /** Whether the page had placeholders, which now contain text that was made from other pages. */
  readonly hadPlaceholders: boolean;
}

/**
 * Something that is made from the built pages. All functions are optional. For each step, the visitors of a site are
 * called in the order of their list.
 */
export interface BuiltPageVisitor {
  /** Shown in errors. */
  readonly name: string;
  /** Step 1, before any page is read: add files that are to be visited as well. */
  start?(site: BuiltSite): void | Promise<void>;
  /** Step 2, once per page. The tree is dropped afterwards: keep what you need of it, and do not change it. */
  page?(page: BuiltPage, site: BuiltSite): void | Promise<void>;
  /**
   * Step 3, for pages whose text depends on other pages: such a page is visited last, with its placeholders filled.
   * `fill` returns the HTML with text in place of the placeholders.
   */
  readonly placeholders?: {
    areIn(html: string): boolean;
    fill(html: string, site: BuiltSite): string | Promise<string>;
  };
  /** Step 4, after all pages: write files, report problems by throwing. */
  done?(site: BuiltSite): void | Promise<void>;
  /** Step 5, once per HTML file: returns the file with changes that depend on all pages. */
  rewrite?(html: string, file: string): string;
}
