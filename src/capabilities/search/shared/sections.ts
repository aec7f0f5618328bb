/** Pages cut into sections: a heading with the texts below it, up to the next heading. */
import {pageRecords, type SearchPage, type SearchRecord} from './record';

export interface Section {
  /** Number of its page. */
  readonly page: number;
  /** The heading first, then its texts. */
  readonly records: readonly SearchRecord[];
}

/** The sections of all pages, in order. */
export function sectionsOf(pages: readonly SearchPage[], origin: string): Section[] {
  const sections: {page: number; records: SearchRecord[]}[] = [];
  pages.forEach((page, index) => {
    for (const record of pageRecords(page, origin)) {
      if (record.type === 'content') sections.at(-1)?.records.push(record);
      else sections.push({page: index, records: [record]});
    }
  });
  return sections;
}

/** The texts of a section as one. */
export function textOf({records}: Section): string {
  return records
    .slice(1)
    .map(({content}) => content ?? '')
    .join('\n');
}
