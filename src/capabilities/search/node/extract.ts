/** From the HTML of one built page to its headings and texts. */
import type {PageItem} from '../shared/record';
import {
  attribute,
  find,
  hasClass,
  isElement,
  isOutsideText,
  parse,
  squeeze,
  textOf,
  type Element,
  type Node,
} from './html';
import {sidebarSection} from './section';

/** A page as it stands in the HTML; its section may still be open. */
export interface ExtractedPage {
  readonly title: string;
  readonly section: string | undefined;
  readonly lang: string;
  readonly version: string;
  readonly tag: string;
  readonly items: readonly PageItem[];
}

/** Longest text of one record; longer sections are cut between blocks. The hosted service refuses records above 10 KB. */
const MAX_CONTENT = 1_500;
/** Named parts of an API contract stand below the lowest heading they can have. */
const NAMED_PART_LEVEL = 5;

const headingRegex = /^h([1-6])$/;
const BLOCKS = new Set(
  (
    'address article aside blockquote dd details div dl dt fieldset figcaption figure footer form header ' +
    'hr li main ol p pre section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);
/** The line that an operation page begins with: `POST /api/v1/data/create`. */
const endpointRegex = /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \/\S*$/;
const ENDPOINT_LEVEL = 2;
/** Elements that may carry a named part: an id, and a text that begins with the name in `code` or `strong`. */
const NAMED_PARTS = new Set(['li', 'tr', 'dt', 'details', 'div']);

function metaContent(head: Element, name: string): string {
  const meta = find(
    head,
    (element) => element.tagName === 'meta' && attribute(element, 'name') === name,
  );
  return (meta && attribute(meta, 'content')) ?? '';
}

/** Collects items in document order: text goes to the current section until a heading ends it. */
class Collector {
  readonly items: PageItem[] = [];
  private blocks: string[] = [];
  private line = '';

  get hasHeadings(): boolean {
    return this.items.some((item) => typeof item !== 'string');
  }

  heading(level: number, anchor: string | null, text: string): void {
    this.endSection();
    if (text !== '') this.items.push([level, anchor, text]);
  }

  text(value: string): void {
    this.line += value;
  }

  endBlock(): void {
    const block = squeeze(this.line);
    this.line = '';
    if (block !== '') this.blocks.push(block);
  }

  endSection(): void {
    this.endBlock();
    let content = '';
    for (const block of this.blocks.flatMap(cut)) {
      if (content !== '' && content.length + block.length >= MAX_CONTENT) {
        this.items.push(content);
        content = '';
      }
      content += content === '' ? block : `\n${block}`;
    }
    if (content !== '') this.items.push(content);
    this.blocks = [];
  }
}

/** A block that is too long by itself, such as a code sample, in pieces cut at spaces. */
function cut(block: string): string[] {
  const pieces: string[] = [];
  let rest = block;
  while (rest.length > MAX_CONTENT) {
    const space = rest.lastIndexOf(' ', MAX_CONTENT);
    const at = space > 0 ? space : MAX_CONTENT;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...pieces, rest];
}

/** The element that holds the first text below a node, if it is one that names. */
function leadingName(node: Element): Element | undefined {
  for (const child of node.childNodes) {
    if (child.nodeName === '#text' && squeeze((child as {value: string} & Node).value) !== '')
      return undefined;
    if (!isElement(child) || isOutsideText(child) || textOf(child) === '') continue;
    return ['code', 'strong'].includes(child.tagName) ? child : leadingName(child);
  }
  return undefined;
}

/** Name of a part that can be linked to: the `code` or `strong` that its text begins with. */
function partName(element: Element): string | undefined {
  if (attribute(element, 'id') === undefined || !NAMED_PARTS.has(element.tagName)) return undefined;
  const name = leadingName(element);
  return name && textOf(name);
}

/** Whether an element is the line with an operation's method and path. */
function isEndpoint(element: Element): boolean {
  return ['div', 'p'].includes(element.tagName) && endpointRegex.test(textOf(element));
}

function walk(node: Node, into: Collector): void {
  if (node.nodeName === '#text') return into.text((node as {value: string} & Node).value);
  if (!isElement(node) || isOutsideText(node)) return undefined;
  const level = headingRegex.exec(node.tagName)?.[1];
  if (level === '1') return undefined;
  if (level !== undefined) {
    return into.heading(Number(level), attribute(node, 'id') ?? null, textOf(node));
  }
  if (!into.hasHeadings && isEndpoint(node)) {
    return into.heading(ENDPOINT_LEVEL, null, textOf(node));
  }
  const name = partName(node);
  if (name !== undefined) into.heading(NAMED_PART_LEVEL, attribute(node, 'id') ?? null, name);
  const isBlock = BLOCKS.has(node.tagName);
  if (isBlock) into.endBlock();
  if (node.tagName === 'br') into.text(' ');
  for (const child of node.childNodes) walk(child, into);
  if (isBlock) into.endBlock();
  return undefined;
}

/**
 * Reads a page.
 *
 * @returns undefined for a page that search engines are asked to leave out, and for one without a title
 */
export function extractPage(html: string): ExtractedPage | undefined {
  const document = parse(html);
  const root = document.childNodes.find(isElement);
  const head = root && find(root, ({tagName}) => tagName === 'head');
  const body = root && find(root, ({tagName}) => tagName === 'body');
  if (root === undefined || head === undefined || body === undefined) return undefined;
  if (/\bnoindex\b/.test(metaContent(head, 'robots'))) return undefined;
  const main =
    find(body, (element) => element.tagName === 'article') ??
    find(body, (element) => element.tagName === 'main' || hasClass(element, 'theme-layout-main'));
  const title = main && find(main, ({tagName}) => tagName === 'h1');
  if (main === undefined || title === undefined) return undefined;
  const collector = new Collector();
  const description = squeeze(metaContent(head, 'description'));
  if (description !== '') collector.items.push(description);
  walk(main, collector);
  collector.endSection();
  return {
    title: textOf(title),
    section: sidebarSection(body),
    lang: attribute(root, 'lang') ?? 'en',
    version: metaContent(head, 'docsearch:version') || 'current',
    tag: metaContent(head, 'docsearch:docusaurus_tag') || 'default',
    items: collector.items,
  };
}
