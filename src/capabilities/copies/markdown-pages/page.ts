/** One page of docs/ as a Markdown file. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {GlossaryEntry} from '../../../config/glossary';
import {allFiles, readPage} from '../pages/files';
import {stringify} from '../pages/stringify';
import {plainOf, type PageData} from './components';

export interface MarkdownPageSettings {
  readonly siteDir: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly glossary: readonly GlossaryEntry[];
  readonly toUrl: (path: string) => string;
  readonly summaries: ReadonlyMap<number, string>;
}

export interface MarkdownPage {
  readonly route: string;
  readonly text: string;
}

/** Paths of all pages, written and generated, from the site's root. A name that begins with `_` is part of a page. */
export const allPageFiles = (siteDir: string): string[] =>
  allFiles(siteDir).filter((file) => !path.basename(file).startsWith('_'));

/** `upload-data.json` beside `upload-data.api.mdx`; empty for a page that people wrote. */
function readData(siteDir: string, file: string): PageData {
  const data = path.join(siteDir, file.replace(/\.(?:api|info|tag)\.mdx$/, '.json'));
  if (!data.endsWith('.json') || !existsSync(data)) return {};
  return JSON.parse(readFileSync(data, 'utf8')) as PageData;
}

/** Makes the Markdown of one page: title, description, address, and the whole text. */
export function makeMarkdownPage(file: string, settings: MarkdownPageSettings): MarkdownPage {
  const {siteDir, variables, glossary, toUrl, summaries} = settings;
  const data = readData(siteDir, file);
  const page = readPage(file, variables, {
    siteDir,
    glossary,
    toUrl,
    component: (node) => plainOf(node, {file, route: page.route, data, toUrl, summaries}),
  });
  const about = `Page: ${toUrl(page.route)}\nAll pages: ${toUrl('/llms.txt')}`;
  const parts = [
    `# ${page.title}`,
    page.description === '' ? '' : `> ${page.description}`,
    about,
    stringify(page.body().children),
  ];
  return {route: page.route, text: `${parts.filter((part) => part !== '').join('\n\n')}\n`};
}
