/**
 * From the HTML of one built page to its headings and texts. The minimizer drops optional tags (`</li>`, `</p>`);
 * cheerio's parser, parse5, puts them back as a browser would.
 */
import {load, type CheerioAPI} from 'cheerio';
import type {AnyNode} from 'domhandler';
import {endpointRegex, type PageItem} from '../shared/record';

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
  'script, style, svg, template, button, noscript, nav, iframe, .screen-only, [aria-hidden=true], [hidden]:not([role=tabpanel]), ' +
  '[role=tooltip], [role=tablist], [data-search=ignore], .hash-link, .theme-doc-footer, ' +
  '.theme-doc-toc-mobile, .theme-doc-version-badge, .theme-code-block > :not(pre)';
const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form ' +
    'header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Elements that may carry a named part: an id, and a text that begins with the name in `code` or `strong`. */
const NAMED_PARTS = ['li', 'tr', 'dt', 'details', 'div'].map((name) => `${name}[id]`).join(', ');
/** Named parts of an API contract stand below the lowest heading they can have. */
const NAMED_PART_LEVEL = 5;
const ENDPOINT_LEVEL = 2;
/** Longest text of one record; longer sections are cut between blocks. The hosted service refuses records above 10 KB. */
const MAX_CONTENT = 1_500;
/** Longest run of at most so many letters that ends at a space, if it can. */
const pieceRegex = new RegExp(`.{1,${MAX_CONTENT}}(?= |$)|.{1,${MAX_CONTENT}}`, 'g');

/** Stand in the text where blocks begin and end, and around the number of a heading. */
const BREAK = '\uE000';
const HEADING = '\uE001';
const headingRegex = new RegExp(`${HEADING}(\\d+)${HEADING}`);

/** As the DOM numbers its nodes. */
const TEXT_NODE = 3;

/** White space made single, and the zero-width marks of anchors taken out. */
const squeeze = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The text of a node, with marks where blocks begin and end. */
function textOf(node: AnyNode): string {
  if ('data' in node) return node.nodeType === TEXT_NODE ? node.data : '';
  if (!('children' in node)) return '';
  const text = node.children.map(textOf).join('');
  return 'name' in node && BLOCKS.has(node.name) ? BREAK + text + BREAK : text;
}

/** The texts of a section: its blocks, one to a line, cut where they are too long. */
function textsOf(blocks: readonly string[]): string[] {
  const texts: string[] = [];
  for (const piece of blocks.flatMap((block) => block.match(pieceRegex) ?? [])) {
    const last = texts.at(-1) ?? '';
    if (last === '' || last.length + piece.length >= MAX_CONTENT) texts.push(piece.trimStart());
    else texts.splice(-1, 1, `${last}\n${piece.trimStart()}`);
  }
  return texts;
}

/** Headings and texts, in the order of the document: its text with marks in it, taken apart at them. */
function itemsOf($: CheerioAPI, main: ReturnType<CheerioAPI>): PageItem[] {
  const headings: PageItem[] = [];
  const mark = (level: number, anchor: string | undefined, name: string) =>
    name === '' ? '' : `${HEADING}${headings.push([level, anchor ?? null, name]) - 1}${HEADING}`;
  for (const part of main.find(NAMED_PARTS)) {
    const name = squeeze($(part).find('code, strong').first().text());
    if (squeeze($(part).text()).startsWith(name))
      $(part).prepend(mark(NAMED_PART_LEVEL, part.attribs['id'], name));
  }
  for (const heading of main.find('h2, h3, h4, h5, h6')) {
    const level = Number(heading.name.slice(1));
    $(heading).text(mark(level, heading.attribs['id'], squeeze($(heading).text())));
  }
  main.find('h1').remove();
  const text = main.get().map(textOf).join('');
  const [lead = '', ...rest] = text.split(headingRegex);
  const blocks = lead.split(BREAK).map(squeeze);
  const endpoint = blocks.findIndex((block) => endpointRegex.test(block));
  return [
    ...textsOf(blocks.slice(0, Math.max(0, endpoint))),
    ...blocks.slice(endpoint, endpoint + 1).map((line): PageItem => [ENDPOINT_LEVEL, null, line]),
    ...textsOf(blocks.slice(endpoint + 1)),
    // Numbers of headings and the texts below them take turns.
    ...rest.flatMap((piece, index) =>
      index % 2 === 0
        ? headings.slice(Number(piece), Number(piece) + 1)
        : textsOf(piece.split(BREAK).map(squeeze)),
    ),
  ];
}

/** The sidebar, half of a page, is read for its section only. */
const sidebarRegex = /<aside [^>]*\btheme-doc-sidebar-container\b[^]*?<\/aside>/;

/**
 * lvl0 of a page: the title above its entry in the sidebar. The navigation bar cannot tell: one sidebar serves three
 * of its entries, and all are active on each of its pages.
 */
function sidebarSection(html: string): string | undefined {
  // The order of elements is all that counts: the faster parser, which puts no optional tags back, can tell it.
  const $ = load(html, {xml: {xmlMode: false}});
  const entries = $('.theme-doc-sidebar-menu').first().find('.sidebar-title, a[aria-current=page]');
  const current = entries.index(entries.filter('a').first());
  const titles = entries.slice(0, Math.max(0, current)).filter('.sidebar-title');
  return titles.length === 0 ? undefined : titles.last().text().trim();
}

/**
 * Reads a page.
 *
 * @returns undefined for a page that search engines are asked to leave out, and for one without a title
 */
export function extractPage(html: string): ExtractedPage | undefined {
  const sidebar = sidebarRegex.exec(html)?.[0] ?? '';
  const $ = load(html.replace(sidebar, ''));
  const meta = (name: string) => $(`head meta[name="${name}"]`).attr('content') ?? '';
  const article = $('body article').first();
  const main = article.length > 0 ? article : $('body main, body .theme-layout-main').first();
  main.find(OUTSIDE).remove();
  main.find('br').replaceWith(' ');
  const title = main.find('h1').first();
  if (title.length === 0 || /\bnoindex\b/.test(meta('robots'))) return undefined;
  const description = squeeze(meta('description'));
  return {
    title: squeeze(title.text()),
    section: sidebarSection(sidebar),
    lang: $('html').attr('lang') ?? 'en',
    version: meta('docsearch:version') || 'current',
    tag: meta('docsearch:docusaurus_tag') || 'default',
    items: [...(description === '' ? [] : [description]), ...itemsOf($, main)],
  };
}
