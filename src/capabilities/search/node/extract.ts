/**
 * From the HTML of one built page to its headings and texts, by htmlparser2 in a third of the time of a browser's parser.
 * Where the minimizer left out the end of a list's item its tree is deeper: here the order of elements is all that counts.
 */
import {load, type CheerioAPI} from 'cheerio/slim';
import {isTag, isText, type AnyNode, type Element} from 'domhandler';
import {endpointRegex, type PageItem, type SearchPage} from '../shared/record';

/** What of a page stands in its HTML. */
type ExtractedPage = Omit<SearchPage, 'path' | 'section' | 'rank'>;

/** What readers of the page do not see, or do not read as its text. */
const OUTSIDE = [
  'script, style, svg, template, button, noscript, nav, iframe, [aria-hidden=true], [data-summary]',
  '.screen-only, .hash-link',
  // Tabs that are not chosen are hidden; nothing else that is hidden is part of the text.
  '[role=tooltip], [role=tablist], [hidden]:not([role=tabpanel])',
  // The header of a code block.
  '.theme-code-block > :not(pre)',
].join(', ');
const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form ' +
    'header hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** Elements that may carry a named part: an id, and a text that begins with the name in `code` or `strong`. */
const NAMED_PARTS = new Set(['li', 'tr', 'dt', 'details', 'div']);
const NAMES = 'code, strong';
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
const headingLevelRegex = /^h([2-6])$/;
const headingRegex = new RegExp(`${HEADING}(\\d+)${HEADING}`);

/** White space made single, and the zero-width marks of anchors taken out. */
const squeeze = (text: string): string =>
  text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

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
function itemsOf($: CheerioAPI, main: Element): PageItem[] {
  const headings: PageItem[] = [];
  const wordsOf = (node: Element) => squeeze($(node).text());
  const mark = (level: number, {attribs}: Element, name: string) =>
    name === ''
      ? ''
      : `${HEADING}${headings.push([level, attribs['id'] ?? null, name]) - 1}${HEADING}`;
  /** What a part is named: the `code` or `strong` with which its text begins. */
  const nameOf = (part: Element) => {
    const name = squeeze($(part).find(NAMES).first().text());
    return wordsOf(part).startsWith(name) ? name : '';
  };
  /** The text of a node, with marks where blocks begin and end. */
  const textOf = (node: AnyNode): string => {
    if (isText(node)) return node.data;
    if (!isTag(node) || node.name === 'h1') return '';
    const level = headingLevelRegex.exec(node.name)?.[1];
    if (level !== undefined) return mark(Number(level), node, wordsOf(node));
    const isNamed = NAMED_PARTS.has(node.name) && node.attribs['id'] !== undefined;
    const name = isNamed ? mark(NAMED_PART_LEVEL, node, nameOf(node)) : '';
    const text = name + node.children.map(textOf).join('');
    return BLOCKS.has(node.name) ? BREAK + text + BREAK : text;
  };
  const text = main.children.map(textOf).join('');
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

/** Half of a page, and no part of its text. */
const sidebarRegex = /<aside [^>]*\btheme-doc-sidebar-container\b[^]*?<\/aside>/;

/**
 * Reads a page.
 *
 * @returns undefined for a page that search engines are asked to leave out, and for one without a title
 */
export function extractPage(html: string): ExtractedPage | undefined {
  const $ = load(html.replace(sidebarRegex, ''));
  const page = $.root().children('html');
  const metas = page.children('head').children('meta').get();
  const meta = (name: string) =>
    metas.find(({attribs}) => attribs['name'] === name)?.attribs['content'] ?? '';
  const body = page.children('body');
  // What a writer put there; around it are the menus and the footer of a document.
  const first = (selector: string) => body.find(selector).get(0);
  const main =
    first('.theme-doc-markdown') ?? first('article') ?? first('main, .theme-layout-main');
  $(main).find(OUTSIDE).remove();
  $(main).find('br').replaceWith(' ');
  const title = squeeze($(main).find('h1').first().text());
  if (main === undefined || title === '' || /\bnoindex\b/.test(meta('robots'))) return undefined;
  const description = squeeze(meta('description'));
  return {
    title,
    lang: page.attr('lang') ?? 'en',
    version: meta('docsearch:version') || 'current',
    tag: meta('docsearch:docusaurus_tag') || 'default',
    items: [...(description === '' ? [] : [description]), ...itemsOf($, main)],
  };
}
