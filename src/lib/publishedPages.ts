/** Lists the published documents of a site from the content that Docusaurus loaded. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {readingOrder} from './readingOrder';

/** An operation of an API, as its page shows it. */
export interface OperationId {
  /** In upper case, `POST`. */
  readonly method: string;
  /** The path of an operation, `/api/v1/data/create`, or the name of a webhook. */
  readonly path: string;
}

/** A document that readers can open. */
export interface PublishedPage {
  /** The id that sidebars use, `build/blindRAG`. */
  readonly id: string;
  /** Path of the source file relative to the site's folder, `docs/quickstart.mdx`. */
  readonly file: string;
  /** Path including the base path, `/base/quickstart`. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Words of readers that the page doesn't contain: the front matter field `keywords`. */
  readonly keywords?: readonly string[];
  /** Title of the sidebar section that contains the page. */
  readonly section: string;
  /** Whether the page repeats others, as the summaries do: the front matter field `repeats`. */
  readonly repeats: boolean;
  /** False for unlisted pages and pages of older versions: they have a Markdown copy, but no list names them. */
  readonly listed: boolean;
  /** The operation that the page describes: the front matter field `operation`, which the API reference writes. */
  readonly operation?: OperationId;
}

/** Returns the versions of all instances of the docs plugin, with their documents and sidebars. */
export function docsVersions(allContent: AllContent): LoadedContent['loadedVersions'] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) => (content as LoadedContent).loadedVersions);
}

/**
 * Returns the documents of all versions and of all instances of the docs plugin, each version in reading order. Drafts
 * are left out.
 *
 * @param allContent  what a plugin's `allContentLoaded` receives; plugins may keep it for `postBuild`
 */
export function publishedPages(
  allContent: AllContent,
  {baseUrl, trailingSlash}: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): PublishedPage[] {
  // Docusaurus ends the permalink of an index page with a slash, even where the site is served without them.
  const servedPath = (permalink: string) =>
    trailingSlash === false && permalink !== baseUrl ? permalink.replace(/\/$/, '') : permalink;
  return docsVersions(allContent).flatMap(({docs, sidebars, isLast}) => {
    const published = docs.filter(({draft}) => !draft);
    return readingOrder(published, sidebars).map(({doc, section}): PublishedPage => {
      return {
        id: doc.id,
        file: doc.source.replace(/^@site\//, ''),
        permalink: servedPath(doc.permalink),
        title: doc.title,
        description: doc.description,
        keywords: doc.frontMatter.keywords,
        section,
        repeats: doc.frontMatter['repeats'] === true,
        listed: isLast && !doc.unlisted,
        operation: doc.frontMatter['operation'] as OperationId | undefined,
      };
    });
  });
}
