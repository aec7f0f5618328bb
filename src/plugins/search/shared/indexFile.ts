/** The search index of a build. It has two files: the index, which finds sections, and the records with their texts. */
import type {AsPlainObject} from 'minisearch';
import {indexSections, type IndexedPage} from './ranker';
import {pageSections, type PageItem, type RecordsFile, type SearchPage} from './record';

/** The content of the index file: pages with their descriptions and headings, and an index of all their texts. */
export interface IndexFile extends RecordsFile {
  readonly index: AsPlainObject;
  /** Path of the records file (`RecordsFile` with all texts), below the base path. */
  readonly records: string;
}

/** Returns a page as the index sees it. */
export function toIndexedPage(page: SearchPage): IndexedPage {
  const sections = pageSections(page, '').map(({heading, texts, code}, position) => ({
    heading: position === 0 ? '' : (Object.values(heading.hierarchy).findLast(Boolean) ?? ''),
    text: [...texts.map(({content}) => content), code].join('\n'),
  }));
  return {title: page.title, path: page.path, keywords: page.keywords, sections};
}

/**
 * Makes the content of the index file: the records without texts and keywords, and an index of all of them.
 *
 * @param recordsPath path of the file with the records, below the base path
 */
export function makeIndexFile(file: RecordsFile, recordsPath: string): IndexFile {
  // The index contains the keywords.
  const pages = file.pages.map((page) => ({
    ...page,
    keywords: '',
    items: removeTexts(page.items),
  }));
  const index = indexSections(file.pages.map(toIndexedPage)).toJSON();
  return {...file, records: recordsPath, pages, index};
}

/** Empties all but headings and the description. The ids of records contain the positions of the items, so none is removed. */
function removeTexts(items: readonly PageItem[]): PageItem[] {
  return items.map((item, position) => {
    if (typeof item === 'string') return position === 0 ? item : '';
    return 'code' in item ? {code: ''} : item;
  });
}
