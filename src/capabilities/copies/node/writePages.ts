/** Writes pages as Markdown beside them: by far the most of what the copies take, so large sites do it in threads. */
import {readFileSync, writeFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {CopiesOptions} from '..';
import {builtFile} from '../../../lib/builtFile';
import {inThread} from '../../../lib/inThread';
import {twinOf} from '../shared';
import {makeMarkdownPage, type MarkdownPage} from './markdownPage';
import type {PublishedPage} from './publishedPages';
import type {Section} from './selectSummary';
import {hasHoles} from './summaryHoles';

export interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly baseUrl: string;
  /** Origin and base path, ending with a slash. */
  readonly siteAddress: string;
  readonly title: string;
  readonly tagline: string;
  readonly pages: readonly PublishedPage[];
  /** In the language of the original, whose headings the rules of the summaries name. */
  readonly strict: boolean;
}

export interface WrittenPage {
  readonly page: PublishedPage;
  /** Its Markdown; none as long as it has holes. */
  readonly text: string | undefined;
  /** Of a page that a summary may take up. */
  readonly sections: readonly Section[];
}

/** Fewer are written before another thread has started. */
const PAGES_PER_THREAD = 500;

export const isForSummaries = ({listed, weight}: PublishedPage): boolean => listed && weight > 0;

/** The HTML file of a page. @throws when it was not built */
export const htmlFile = ({outDir, baseUrl}: BuiltSite, {permalink, file}: PublishedPage): string =>
  builtFile(outDir, permalink.slice(baseUrl.length), file);

/** Writes the Markdown of a page into the folder of its HTML. */
export function writePage(
  {outDir, baseUrl, siteAddress}: BuiltSite,
  page: PublishedPage,
  html: string,
  {texts}: CopiesOptions,
): MarkdownPage {
  const markdown = makeMarkdownPage(page, html, siteAddress, texts);
  const file = path.join(outDir, twinOf(page.permalink, baseUrl).slice(baseUrl.length));
  writeFileSync(file, markdown.text);
  return markdown;
}

/** Writes some pages, in the thread that it is called in. One that still has holes is left for later. */
export default function writeShare(site: BuiltSite, options: CopiesOptions): WrittenPage[] {
  const written: WrittenPage[] = [];
  for (const page of site.pages) {
    const html = readFileSync(htmlFile(site, page), 'utf8');
    const markdown = hasHoles(html) ? undefined : writePage(site, page, html, options);
    const sections = isForSummaries(page) ? markdown?.sections(options.rules.language) : undefined;
    written.push({page, text: markdown?.text, sections: sections ?? []});
  }
  return written;
}

/** Writes all pages of a site, in their order: in this thread, and where there are many in others beside it. */
export async function writePages(site: BuiltSite, options: CopiesOptions): Promise<WrittenPage[]> {
  const wanted = Math.ceil(site.pages.length / PAGES_PER_THREAD);
  const count = Math.max(1, Math.min(wanted, availableParallelism()));
  // Page by page in turns: long ones, as those of an API, stand together.
  const share = (number: number): BuiltSite => ({
    ...site,
    pages: site.pages.filter((_page, index) => index % count === number),
  });
  const others = Array.from({length: count - 1}, (_, index) =>
    inThread<typeof writeShare>(__filename, share(index + 1), options),
  );
  const written = [writeShare(share(0), options), ...(await Promise.all(others))];
  return site.pages.flatMap(
    (_page, index) => written[index % count]?.[Math.floor(index / count)] ?? [],
  );
}
