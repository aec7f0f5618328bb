/** The index of a build, from its pages; run in a thread. */
import type {RecordsFile} from '../shared/record';
import {collectPages, type CollectOptions} from './collectPages';
import {writeIndex} from './writeFiles';

/** @returns the number of pages */
export default async function buildIndex(
  options: CollectOptions,
  site: Omit<RecordsFile, 'pages'>,
): Promise<number> {
  const pages = await collectPages(options);
  await writeIndex(options.outDir, {...site, pages});
  return pages.length;
}
