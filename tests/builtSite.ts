/** Reads the pages of a built site. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load, type CheerioAPI} from 'cheerio';

export interface BuiltPage {
  readonly route: string;
  readonly file: string;
  readonly html: string;
  readonly $: CheerioAPI;
}

/** Returns the file that a host serves for a route. */
export function routeFile(buildDir: string, route: string): string {
  return path.join(buildDir, route === '/' ? 'index.html' : `${route}.html`);
}

/** The pages that were read, by file. A test must not change their content, because others read it too. */
const pages = new Map<string, BuiltPage>();

/**
 * Reads the page of a route.
 *
 * @throws when the build does not exist or has no such page
 */
export function readPage(buildDir: string, route: string): BuiltPage {
  const file = routeFile(buildDir, route);
  const known = pages.get(file);
  if (known !== undefined) return known;
  if (!existsSync(file))
    throw new Error(`No page for ${route}: expected ${file}. Run "npm run build" first.`);
  const html = readFileSync(file, 'utf8');
  const page = {route, file, html, $: load(html)};
  pages.set(file, page);
  return page;
}

/** Returns the paths of all HTML files, relative to the build folder. */
export function htmlFiles(buildDir: string): string[] {
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .sort();
}

/** Returns all text that readers can see or hear: visible text, title, descriptions, labels, and alternative texts. */
export function readerText({$}: BuiltPage): string {
  const attributes = ['alt', 'title', 'aria-label', 'placeholder', 'content'];
  const labels = $('*')
    .toArray()
    .flatMap((element) => attributes.map((name) => $(element).attr(name)))
    .filter((value): value is string => value !== undefined);
  const body = load($.html());
  body('script, style').remove();
  return [$('title').text(), ...labels, body('body').text()].join('\n');
}
