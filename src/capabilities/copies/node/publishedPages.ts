/** The one list of pages from which all copies are made: what Docusaurus loaded, without drafts. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, DocusaurusConfig} from '@docusaurus/types';
import {readingOrder} from './readingOrder';

export interface PublishedPage {
  /** As sidebars name it, `build/blindRAG`. */
  readonly id: string;
  /** The file it was written in, from the site's root. */
  readonly file: string;
  /** Path with the base path, `/base/quickstart`. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** Title of the sidebar's section that it is in. */
  readonly section: string;
  /** 0 to 100; pages without one, or with 0, are in no summary. */
  readonly weight: number;
  /** Pages that are unlisted, or of an older version, have Markdown and are named nowhere. */
  readonly listed: boolean;
}

/** The documents of all versions and of all instances of the docs plugin, each version in reading order. */
export function publishedPages(
  allContent: AllContent,
  {baseUrl, trailingSlash}: Pick<DocusaurusConfig, 'baseUrl' | 'trailingSlash'>,
): PublishedPage[] {
  // Docusaurus names an index page with a slash, and serves it without one where the site says so.
  const served = (permalink: string) =>
    trailingSlash === false && permalink !== baseUrl ? permalink.replace(/\/$/, '') : permalink;
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(({docs, sidebars, isLast}) =>
      readingOrder(
        docs.filter(({draft}) => !draft),
        sidebars,
      ).map(([doc, section]) => {
        const {id, source, permalink, title, description, frontMatter, unlisted} = doc;
        const weight = 'summary_weight' in frontMatter ? frontMatter.summary_weight : 0;
        return {
          id,
          file: source.replace(/^@site\//, ''),
          permalink: served(permalink),
          title,
          description,
          section,
          weight: Number(weight ?? 0),
          listed: isLast && !unlisted,
        };
      }),
    ),
  );
}
