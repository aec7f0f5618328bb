/** Shows when each page was last reviewed, to readers and to programs, from the records in data/page-reviews.json. */
import path from 'node:path';
import type {Options} from '@docusaurus/preset-classic';
import type {ParseFrontMatter, PluginModule, RouteConfig} from '@docusaurus/types';
import type {PageReview} from '../../lib/publishedPages';

/** The record that `npm run page-reviews -- --mark` writes for a page. */
export interface ReviewRecord extends PageReview {
  /** Hash of each source of the page, by the name of the source (tools/page-reviews/sources.ts). */
  readonly sources: Readonly<Record<string, string>>;
}

/** The review in the front matter of a page. */
export interface ShownReview extends PageReview {
  /** The date in words: `November 22, 2026`. In a browser, the first formatter of dates costs 10 ms, on phones 50 ms. */
  readonly dateText: string;
}

/** Records by page name. */
export type ReviewRecords = Readonly<Record<string, ReviewRecord>>;

/**
 * Returns the name of a page: its path below docs/ without the extension. `docs/build/ai/ai-workflow.mdx` becomes
 * `build/ai/ai-workflow`, and `docs/api/nildb/upload-data.api.mdx` becomes `api/nildb/upload-data`. A file outside
 * docs/ keeps its folders. Records are found by this name, here and in `npm run page-reviews`.
 */
export function pageName(file: string): string {
  return file.replace(/^docs\//, '').replace(/(?:\.(?:api|info|tag))?\.mdx?$/, '');
}

/**
 * Wraps a front matter parser, for `markdown.parseFrontMatter` (docusaurus.markdown.ts). The result adds `review` (the
 * last review) to the front matter of each page that has a record.
 *
 * @param locale the language of the dates
 */
export function addReviews(
  {siteDir, locale, records}: Readonly<{siteDir: string; locale: string; records: ReviewRecords}>,
  parse: ParseFrontMatter,
): ParseFrontMatter {
  const format = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  return async (input) => {
    const parsed = await parse(input);
    const file = path.relative(siteDir, input.filePath).split(path.sep).join('/');
    const record = records[pageName(file)];
    if (record === undefined) return parsed;
    const {release, date} = record;
    const review: ShownReview = {release, date, dateText: format.format(new Date(date))};
    return {...parsed, frontMatter: {...parsed.frontMatter, review}};
  };
}

type SitemapOptions = Exclude<Options['sitemap'], false | undefined>;

/**
 * Returns a function for the option `createSitemapItems` of the sitemap plugin: each page has the date of its last review
 * as `lastmod`. A page without a record has none. docusaurus.config.ts sets the option.
 */
export function sitemapWithReviews(records: ReviewRecords): SitemapOptions['createSitemapItems'] {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const {siteConfig, routes} = params;
    const dates = new Map(
      flatten(routes).map(({path: route, metadata}) => [
        siteConfig.url + route,
        records[pageName(metadata?.sourceFilePath ?? '')]?.date,
      ]),
    );
    const items = await defaultCreateSitemapItems(params);
    return items.map((item) => ({...item, lastmod: dates.get(item.url) ?? null}));
  };
}

/** Returns routes with the routes inside them. */
const flatten = (routes: readonly RouteConfig[]): RouteConfig[] =>
  routes.flatMap((route) => [route, ...flatten(route.routes ?? [])]);

/** The plugin for docusaurus.config.ts, which adds the review to the footer of each document (theme/DocItem/Footer). */
export const pageReviewsPlugin: PluginModule = () => ({
  name: 'page-reviews',
  getThemePath: () => path.join(__dirname, 'theme'),
});
