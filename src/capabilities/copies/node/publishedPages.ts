/** The one list of pages from which all copies are made: what Docusaurus loaded, without drafts. */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

export interface PublishedPage {
  /** As sidebars name it, `build/blindRAG`. */
  readonly id: string;
  /** The file it was written in, from the site's root. */
  readonly file: string;
  /** Path with the base path, `/base/quickstart`. */
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
  /** 0 to 100; pages without one, or with 0, are in no summary. */
  readonly weight: number;
  /** Pages that are unlisted, or of an older version, have Markdown and are named nowhere. */
  readonly listed: boolean;
}

/** The documents of all versions and of all instances of the docs plugin. */
export function publishedPages(allContent: AllContent): PublishedPage[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  return instances.flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap(({docs, isLast}) =>
      docs
        .filter(({draft}) => !draft)
        .map(({id, source, permalink, title, description, frontMatter, unlisted}) => ({
          id,
          file: source.replace(/^@site\//, ''),
          permalink,
          title,
          description,
          weight: Number('summary_weight' in frontMatter ? (frontMatter.summary_weight ?? 0) : 0),
          listed: isLast && !unlisted,
        })),
    ),
  );
}
