/**
 * Compares the review records (data/page-reviews.json) with the pages, and formats new ones, for `npm run
 * page-reviews`.
 */
import type {PageReview} from '../../src/lib/publishedPages';
import type {ReviewRecord, ReviewRecords} from '../../src/plugins/page-reviews';
import type {PageSources} from './sources';

/**
 * Returns the pages with sources that are new or differ from the record of the page, each with the names of these
 * sources. A source that a page no longer has doesn't count. For a page without a record, all sources are new.
 */
export function findChangedPages(pages: ReadonlyMap<string, PageSources>, records: ReviewRecords) {
  const changedPages: {page: string; changed: string[]}[] = [];
  for (const [page, sources] of pages) {
    const reviewed = records[page]?.sources ?? {};
    const changed = Object.keys(sources).filter((name) => reviewed[name] !== sources[name]);
    if (changed.length > 0) changedPages.push({page, changed});
  }
  return changedPages;
}

/** A review of several pages. */
interface Review extends PageReview {
  readonly names: readonly string[];
}

/**
 * Returns the text of the record file after a review of the pages in `names`: they get a new record, and other pages keep
 * theirs, one line for each record. Pages that don't exist are left out, also if `names` contains them. Nothing is written.
 */
export function formatRecords(
  records: ReviewRecords,
  pages: ReadonlyMap<string, PageSources>,
  {names, release, date}: Review,
): string {
  const lines: string[] = [];
  for (const page of [...pages.keys()].sort()) {
    const sources = pages.get(page) ?? {};
    const reviewed: ReviewRecord = {release, date, sources};
    const record = names.includes(page) ? reviewed : records[page];
    if (record !== undefined) lines.push(`${JSON.stringify(page)}: ${JSON.stringify(record)}`);
  }
  return `{\n${lines.join(',\n')}\n}\n`;
}
