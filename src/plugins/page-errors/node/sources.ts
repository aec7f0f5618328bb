/** Finds the source files of pages in the content that Docusaurus loaded, for `allContentLoaded` in `index.ts`. */
import type {AllContent} from '@docusaurus/types';
import {decodeUrlPart} from '../../../lib/decodeUrlPart';
import {docsVersions} from '../../../lib/publishedPages';
import {normalizePath} from './links';
import type {Problem} from './problems';

/** Matches the source files of generated API pages. */
export const apiPageRegex = /\.(?:api|info)\.mdx$/;

interface SourcePage {
  readonly permalink: string;
  /** For example `@site/docs/quickstart.mdx`. */
  readonly source: string;
}

const toFile = (source: string): string => source.replace(/^@site\//, '');

/** Returns the documents and the other pages. */
function sourcePages(allContent: AllContent): SourcePage[] {
  const docs = docsVersions(allContent).flatMap((version): readonly SourcePage[] => version.docs);
  const pageInstances = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {});
  const pages = pageInstances.flatMap((content) => content as readonly SourcePage[]);
  return [...docs, ...pages];
}

/**
 * Returns the source file (relative to the site's folder) of each document and each other page, by the page's path.
 * Some of the files are generated, such as those of the API reference.
 */
export function collectSources(allContent: AllContent): Map<string, string> {
  return new Map(
    sourcePages(allContent).map(({permalink, source}) => [
      normalizePath(permalink),
      toFile(source),
    ]),
  );
}

/** Returns the paths of the category pages that Docusaurus generates, with the base path. */
export function collectCategoryPaths(allContent: AllContent): string[] {
  return docsVersions(allContent)
    .flatMap(({sidebars}) => Object.values(sidebars).flat())
    .flatMap(function categoryPaths(item): string[] {
      if (item.type !== 'category') return [];
      const own = item.link?.type === 'generated-index' ? [normalizePath(item.link.permalink)] : [];
      return [...own, ...item.items.flatMap(categoryPaths)];
    });
}

/**
 * Returns a warning for each draft among the documents. Only builds log them: a build leaves drafts out, and then reports
 * links to them and their published URLs. The dev server shows drafts as pages and doesn't call this.
 */
export function findDrafts(allContent: AllContent): Problem[] {
  return docsVersions(allContent)
    .flatMap(({drafts = []}) => drafts)
    .map(({permalink, source}) => ({
      file: toFile(source),
      message: `draft: true leaves ${permalink} out of the build, so links to it are broken. Write unlisted: true to publish the page without listing it.`,
    }));
}

/** Returns a problem for each document whose path an earlier document has. Docusaurus publishes only one of them. */
export function findDuplicatePaths(allContent: AllContent): Problem[] {
  const firstFiles = new Map<string, string>();
  const problems: Problem[] = [];
  for (const {permalink, source, draft} of docsVersions(allContent).flatMap(({docs}) => docs)) {
    if (draft) continue;
    const file = toFile(source);
    const firstFile = firstFiles.get(permalink);
    if (firstFile === undefined) firstFiles.set(permalink, file);
    else
      problems.push({
        file,
        message: `The path of a page must be unique; ${permalink} is already used by ${firstFile}. Give one of them another slug.`,
      });
  }
  return problems;
}

/** Returns a problem for each page whose path the router cannot match: it reads some characters as a pattern. */
export function findUnroutablePaths(allContent: AllContent): Problem[] {
  return sourcePages(allContent).flatMap(({permalink, source}) => {
    const path = decodeUrlPart(permalink);
    const [character] = /[()%*:?+]/.exec(path) ?? [];
    if (character === undefined) return [];
    const message = `The path ${path} contains ${character}, which the router cannot match. Rename the file, or give it a slug without that character.`;
    return [{file: toFile(source), message}];
  });
}
