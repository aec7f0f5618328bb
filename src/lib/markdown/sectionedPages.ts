/** Reads the sections of all pages once, for the summaries and the skill. */
import type {BuiltPage, BuiltPageVisitor, BuiltSite} from '../builtPages';
import {markdownPath} from '../pagePaths';
import type {SectionedPage} from './selectSections';

/** The pages that were visited so far, and the visitor that adds them. It comes before the visitors that use the pages. */
interface SectionedPages {
  readonly pages: readonly SectionedPage[];
  readonly visitor: BuiltPageVisitor;
}

/**
 * Creates an empty list of pages, and the visitor of built pages that fills it. docusaurus.builtPages.ts calls it once, and
 * passes the list to the summaries and the skill. In the dev server the list stays empty. The visitor skips a document that
 * is unlisted, has no `summary_weight`, or had placeholders. It rejects for any other document without an article.
 *
 * @param language  label of a tab, such as `TypeScript`: a group of tabs that has it loses its other tabs
 */
export function collectSections(language: string): SectionedPages {
  const pages: SectionedPage[] = [];
  const visitor: BuiltPageVisitor = {
    name: 'sections',
    async page(page, site) {
      const sectioned = await readSectionedPage(page, site, language);
      if (sectioned !== undefined) pages.push(sectioned);
    },
  };
  return {pages, visitor};
}

/** Returns a page if others may repeat its text: a listed document with a `summary_weight`, without placeholders. */
async function readSectionedPage(
  {document, html, hadPlaceholders}: BuiltPage,
  {siteUrl, baseUrl}: BuiltSite,
  language: string,
): Promise<SectionedPage | undefined> {
  if (document === undefined || hadPlaceholders) return undefined;
  const {id, file, title, weight, listed, permalink} = document;
  if (!listed || weight === 0) return undefined;
  // Imported here because the dev server never needs it.
  const {readSections} = await import('./sections');
  const url = new URL(markdownPath(permalink, baseUrl), siteUrl).href;
  return {id, file, url, title, weight, sections: readSections(html, url, language)};
}
