/**
 * From the HTML of one built page to its headings and texts. The minimizer drops optional tags (`</li>`, `</p>`);
 * cheerio's parser, parse5, puts them back as a browser would.
 */
import {load, type Cheerio, type CheerioAPI} from 'cheerio';
import type {PageItem} from '../shared/record';
import {sidebarSection} from './section';

type Node = ReturnType<Cheerio<never>['contents']> extends Cheerio<infer Child> ? Child : never;

/** A page as it stands in the HTML; its section may still be open. */
export interface ExtractedPage {
  readonly title: string;
  readonly section: string | undefined;
  readonly lang: string;
  readonly version: string;
  readonly tag: string;
  readonly items: readonly PageItem[];
}

/** What readers of the page do not see, or do not read as its text: controls, icons, the header of a code block. */
const OUTSIDE =
  'script, style, svg, template, button, noscript, nav, iframe, [aria-hidden=true], [hidden]:not([role=tabpanel]), ' +
  '[role=tooltip], [role=tablist], [data-search=ignore], .hash-link, .theme-doc-footer, ' +
  '.theme-doc-toc-mobile, .theme-doc-version-badge, .theme-code-block > :not(pre)';
const BLOCKS =
  'address, article, aside, blockquote, dd, details, div, dl, dt, fieldset, figcaption, figure, footer, form, ' +
  'header, hr, li, main, ol, p, pre, section, summary, table, tbody, td, tfoot, th, thead, tr, ul';
/** Elements that may carry a named part: an id, and a text that begins with the name in `code` or `strong`. */
const NAMED_PARTS = ['li', 'tr', 'dt', 'details', 'div'].map((name) => `${name}[id]`).join(', ');
/** Named parts of an API contract stand below the lowest heading they can have. */
const NAMED_PART_LEVEL = 5;
/** The line that an operation page begins with: `POST /api/v1/data/create`. */
const endpointRegex = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/;
const ENDPOINT_LEVEL = 2;
/** Longest text of one record; longer sections are cut between blocks. The hosted service refuses records above 10 KB. */
const MAX_CONTENT = 1_500;
/** Longest run of at most so many letters that ends at a space, if it can. */
const pieceRegex = new RegExp(`.{1,${MAX_CONTENT}}(?= |$)|.{1,${MAX_CONTENT}}`, 'g');

/** White space made single, and the zero-width marks of anchors taken out. */
const squeeze = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Collects items in document order: text goes to the current section until a heading ends it. */
class Collector {
  readonly items: PageItem[] = [];
  private content = '';
  private line = '';

  heading(level: number, anchor: string | undefined, text: string): void {
    this.endSection();
    if (text !== '') this.items.push([level, anchor ?? null, text]);
  }

  text(value: string): void {
    this.line += value;
  }

  endBlock(): void {
    for (const block of squeeze(this.line).match(pieceRegex) ?? []) {
      if (this.content !== '' && this.content.length + block.length >= MAX_CONTENT) {
        this.items.push(this.content);
        this.content = '';
      }
      this.content += `${this.content === '' ? '' : '\n'}${block.trimStart()}`;
    }
    this.line = '';
  }

  endSection(): void {
    this.endBlock();
    if (this.content !== '') this.items.push(this.content);
    this.content = '';
  }
}

/** Name of a part that can be linked to: the `code` or `strong` that its text begins with. */
function partName($: CheerioAPI, node: Node): string {
  const part = $(node);
  const name = squeeze(part.find('code, strong').first().text());
  return part.is(NAMED_PARTS) && squeeze(part.text()).startsWith(name) ? name : '';
}

function walk($: CheerioAPI, node: Node, into: Collector): void {
  if ('data' in node) return node.nodeType === 3 ? into.text(node.data) : undefined;
  if (!('attribs' in node)) return undefined;
  const level = Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0);
  const {id} = node.attribs;
  if (level === 1) return undefined;
  if (level > 1) return into.heading(level, id, squeeze($(node).text()));
  const hasHeading = into.items.some((item) => typeof item !== 'string');
  if (!hasHeading && (node.name === 'div' || node.name === 'p')) {
    const line = squeeze($(node).text());
    if (endpointRegex.test(line)) return into.heading(ENDPOINT_LEVEL, undefined, line);
  }
  const name = partName($, node);
  if (name !== '') into.heading(NAMED_PART_LEVEL, id, name);
  const isBlock = $(node).is(BLOCKS);
  if (isBlock) into.endBlock();
  for (const child of node.children) walk($, child, into);
  if (isBlock) into.endBlock();
  return undefined;
}

/**
 * Reads a page.
 *
 * @returns undefined for a page that search engines are asked to leave out, and for one without a title
 */
export function extractPage(html: string): ExtractedPage | undefined {
  const $ = load(html);
  const meta = (name: string) => $(`head meta[name="${name}"]`).attr('content') ?? '';
  const article = $('body article').first();
  const main = article.length > 0 ? article : $('body main, body .theme-layout-main').first();
  const section = sidebarSection($);
  main.find(OUTSIDE).remove();
  main.find('br').replaceWith(' ');
  const title = main.find('h1').first();
  if (title.length === 0 || /\bnoindex\b/.test(meta('robots'))) return undefined;
  const collector = new Collector();
  const description = squeeze(meta('description'));
  if (description !== '') collector.items.push(description);
  for (const node of main.contents()) walk($, node, collector);
  collector.endSection();
  return {
    title: squeeze(title.text()),
    section,
    lang: $('html').attr('lang') ?? 'en',
    version: meta('docsearch:version') || 'current',
    tag: meta('docsearch:docusaurus_tag') || 'default',
    items: collector.items,
  };
}
