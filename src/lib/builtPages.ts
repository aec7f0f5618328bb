/** The values that the plugin built-pages passes to its visitors. */
import type {DocusaurusConfig} from '@docusaurus/types';
import type {Root as HtmlRoot} from 'hast';
import type {Root as MarkdownRoot} from 'mdast';
import type {OperationId, PublishedPage} from './publishedPages';

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

/**
 * What a page is: `home`, a document that describes an `operation` of an API, any other `document`, a `page` of src/pages
 * or of a plugin, or a `file` without a route (the 404 page, a redirect page).
 */
export type PageKind = 'home' | 'document' | 'operation' | 'page' | 'file';

/** A code block of a page. */
export interface PageCode {
  /** `ts`; undefined for text. */
  readonly language: string | undefined;
  /** The title of the block, `upload.ts`; undefined for a block without one. */
  readonly title: string | undefined;
  readonly text: string;
}

/** The introduction of a page, or a heading with everything up to the next heading. */
export interface PageSection {
  /** 0 for the introduction, 2 for `<h2>`, up to 6. */
  readonly level: number;
  /** The text of the heading; `''` for the introduction. */
  readonly heading: string;
  /** The id of the heading. */
  readonly anchor: string | undefined;
  /** The ids of all elements of the section, in order. The anchor of the heading is the first of them. */
  readonly anchors: readonly string[];
  /** Markdown with absolute links, which includes the heading. */
  readonly text: string;
  readonly code: readonly PageCode[];
}

/** An HTML file of the build. It is parsed once. */
export interface BuiltPage {
  /** Path relative to the build folder: `api/overview.html`. */
  readonly file: string;
  /** Path of its route; undefined for files without one: the 404 page, redirect pages, static files. */
  readonly path: string | undefined;
  readonly kind: PageKind;
  /** The document that the page shows; undefined for other pages. */
  readonly document: PublishedPage | undefined;
  /** The operation that the page describes. */
  readonly operation: OperationId | undefined;
  readonly title: string;
  readonly description: string;
  /**
   * The tree of the page. Visitors don't change it: the published text comes from `rewrite`. Links in the sidebar that an
   * earlier page has as well are left out.
   */
  readonly html: HtmlRoot;
  /**
   * The content of the page, without its title. It is made from `html` when it is read for the first time. A file has
   * none: reading it throws an Error.
   */
  readonly markdown: MarkdownRoot;
  /** The content, divided at its headings. The first section is the introduction, which may be empty. */
  readonly sections: readonly PageSection[];
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
  /** Step 2, once per page. The page is dropped afterwards, so keep only what you need of it. */
  page?(page: BuiltPage, site: BuiltSite): void | Promise<void>;
  /** Step 3, after all pages: write files, report problems by throwing. */
  done?(site: BuiltSite): void | Promise<void>;
  /** Step 4, once per page: returns the text of the page as it is published. `file` is for errors. */
  rewrite?(html: string, file: string): string;
}
