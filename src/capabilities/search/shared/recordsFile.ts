/** The file of all records: the pages, written once and without what can be derived. */
import {pageRecords, type PageItem, type SearchPage, type SearchRecord} from './record';

/** Words that mean the same to a searcher; a member may be several words. */
export type SynonymGroup = readonly string[];

export interface RecordsFile {
  /** Origin of the site, without a slash at its end. */
  readonly origin: string;
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly SearchPage[];
}

/** A page as an array, to spare the names of its fields in every entry. */
type PackedPage = readonly [
  path: string,
  section: string,
  title: string,
  items: readonly (PageItem | number)[],
  rank?: number,
  labels?: readonly [lang: string, version: string, tag: string],
];

/** The form in which files are written. */
export interface PackedFile {
  readonly origin: string;
  /** Language, version and tag of pages that do not carry their own. */
  readonly labels: readonly [lang: string, version: string, tag: string];
  readonly synonyms: readonly SynonymGroup[];
  readonly pages: readonly PackedPage[];
}

const labelsOf = ({lang, version, tag}: SearchPage) => [lang, version, tag] as const;

/** A run of empty texts is written as its length. */
function packItems(items: readonly PageItem[]): (PageItem | number)[] {
  const packed: (PageItem | number)[] = [];
  for (const item of items) {
    const last = packed.at(-1);
    if (item !== '') packed.push(item);
    else if (typeof last === 'number') packed[packed.length - 1] = last + 1;
    else packed.push(1);
  }
  return packed;
}

function unpackItems(items: readonly (PageItem | number)[]): PageItem[] {
  return items.flatMap((item): PageItem[] =>
    typeof item === 'number' ? Array.from({length: item}, () => '') : [item],
  );
}

/** The pages in their written form. */
export function packFile(file: RecordsFile): PackedFile {
  const [first] = file.pages;
  const common = first === undefined ? (['en', '', ''] as const) : labelsOf(first);
  const pages = file.pages.map((page): PackedPage => {
    const head = [page.path, page.section, page.title, packItems(page.items)] as const;
    if (labelsOf(page).some((label, index) => label !== common[index])) {
      return [...head, page.rank, labelsOf(page)];
    }
    return page.rank === 0 ? head : [...head, page.rank];
  });
  return {origin: file.origin, labels: common, synonyms: file.synonyms, pages};
}

/** The pages from their written form. */
export function unpackFile(packed: PackedFile): RecordsFile {
  return {
    origin: packed.origin,
    synonyms: packed.synonyms,
    pages: packed.pages.map(([path, section, title, items, rank = 0, labels = packed.labels]) => {
      const [lang, version, tag] = labels;
      return {path, section, title, items: unpackItems(items), rank, lang, version, tag};
    }),
  };
}

/** Serializes; `parseRecordsFile` gives the same value back. */
export function stringifyRecordsFile(file: RecordsFile): string {
  return JSON.stringify(packFile(file));
}

/** Reads what `stringifyRecordsFile` wrote. */
export function parseRecordsFile(json: string): RecordsFile {
  return unpackFile(JSON.parse(json) as PackedFile);
}

/** All records of a file, page by page. */
export function recordsOf(file: RecordsFile): SearchRecord[] {
  return file.pages.flatMap((page) => pageRecords(page, file.origin));
}
