/** The pages from which the summaries and the skill for AI assistants are made. */
import type {BuiltPage, BuiltSite} from '../builtPages';
import {markdownPath} from '../pagePaths';
import {readSections} from './sections';
import type {SectionedPage} from './selectSections';

/**
 * Returns a page with its sections if summaries may use the page: a listed document with a `summary_weight` that doesn't
 * itself contain text of other pages. Returns undefined for other pages.
 *
 * @param language  label of the only tab to keep in groups of tabs that have it, such as `TypeScript`
 * @throws Error when the page has no article
 */
export function readSectionedPage(
  {document, tree, hadPlaceholders}: BuiltPage,
  {siteUrl, baseUrl}: BuiltSite,
  language: string,
): SectionedPage | undefined {
  if (document === undefined || hadPlaceholders) return undefined;
  const {id, file, title, weight, listed, permalink} = document;
  if (!listed || weight === 0) return undefined;
  const url = new URL(markdownPath(permalink, baseUrl), siteUrl).href;
  return {id, file, url, title, weight, sections: readSections(tree, url, language)};
}
