/** `npm run page-reviews`: lists pages whose sources changed since their last review, and marks pages as reviewed. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import records from '../../data/page-reviews.json';
import {facts} from '../../src/config/facts';
import {isDefaultProduct} from '../../src/config/product';
import {nearestName} from '../../src/lib/nearestName';
import {pageName} from '../../src/plugins/page-reviews';
import {runCommand} from '../lib/command';
import {siteDir} from '../lib/specifications';
import {checkSamples, discoverSamples} from '../samples/check';
import {findChangedPages, formatRecords} from './reviewRecord';
import {findAllSources, type PageSources} from './sources';

const RECORDS_FILE = 'data/page-reviews.json';

const config = {
  options: {mark: {type: 'boolean'}, all: {type: 'boolean'}},
  allowPositionals: true,
} as const;

type Pages = ReadonlyMap<string, PageSources>;

/** Prints the pages to review. */
function listChangedPages(pages: Pages): void {
  const changedPages = findChangedPages(pages, records);
  for (const {page, changed} of changedPages) {
    console.error(
      `docs/${page}: changed since the last review: ${changed.join(', ')}. Read the page, correct it, and run: npm run page-reviews -- --mark ${page}`,
    );
  }
  console.log(`page-reviews: ${pages.size} pages, ${changedPages.length} to review`);
  if (changedPages.length > 0) process.exitCode = 1;
}

/** Throws an error that names a similar page if a page doesn't exist or has no sources. */
function checkNames(names: readonly string[], pages: Pages): void {
  for (const name of names) {
    if (pages.has(name)) continue;
    const nearest = nearestName(name, [...pages.keys()]);
    throw new Error(
      `"${name}" is not a page, or it has no sources to review. Nearest name: ${nearest ?? 'none'}`,
    );
  }
}

/** Runs the samples of the pages, then records their sources with today's date. */
async function markAsReviewed(names: readonly string[], pages: Pages): Promise<void> {
  checkNames(names, pages);
  const sources = names.flatMap((name) => Object.keys(pages.get(name) ?? {}));
  // The source of a region is examples/upload.ts#send.
  const files = new Set(sources.map((source) => source.split('#')[0]));
  const samples = discoverSamples(siteDir).filter((file) => files.has(file));
  const problems = await checkSamples(siteDir, samples);
  if (problems.size > 0) {
    throw new Error(['No page was marked as reviewed:', ...problems.values()].join('\n'));
  }
  const review = {release: facts.release, date: new Date().toISOString().slice(0, 10)};
  writeFileSync(
    path.join(siteDir, RECORDS_FILE),
    formatRecords(records, pages, {names, ...review}),
  );
  console.log(
    `page-reviews: marked ${names.length} of ${pages.size} pages as reviewed on ${review.date}`,
  );
}

void runCommand(__dirname, config, async ({values, positionals}) => {
  if (!isDefaultProduct) {
    throw new Error(
      'The review records belong to the default product: unset PRODUCT_NAME, PRODUCT_SLUG, and PRODUCT_PREFIX.',
    );
  }
  const pages = findAllSources(siteDir);
  if (values.mark !== true) {
    if (positionals.length > 0 || values.all === true) {
      throw new Error('Pages and --all need --mark: npm run page-reviews -- --mark quickstart');
    }
    listChangedPages(pages);
    return;
  }
  if (values.all === true) await markAsReviewed([...pages.keys()], pages);
  else if (positionals.length > 0) await markAsReviewed(positionals.map(pageName), pages);
  else {
    const changedPages = findChangedPages(pages, records);
    await markAsReviewed(
      changedPages.map(({page}) => page),
      pages,
    );
  }
});
