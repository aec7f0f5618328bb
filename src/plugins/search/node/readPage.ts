/** Reads the search page of a built HTML page: its title, headings, and texts. */
import type {Element, ElementContent, Root} from 'hast';
import {attribute, findElement, hasClass, isElement, metaContent} from '../../../lib/hast';
import type {OperationId} from '../../../lib/publishedPages';
import type {PageItem, SearchPage} from '../shared/record';
import {keepNewIdentifiers} from './identifiers';
import {splitIntoTexts} from './splitIntoTexts';
import {BLOCK_TAGS, SKIPPED_TAGS} from './tags';

/** The part of a search page that comes from its HTML. */
export type PageContent = Omit<SearchPage, 'path' | 'section'>;

/** Elements that describe a named part, such as a parameter, if they have an id and start with the name (`isNamedPart`). */
const NAMED_PART_TAGS = new Set(['li', 'tr', 'dt', 'details', 'div']);
/** Names of parts are headings of this level, below all headings of texts. */
const NAMED_PART_LEVEL = 5;
/** The endpoint of an operation is a heading of this level. */
const ENDPOINT_LEVEL = 2;

/** Matches the headings of a text, `h2`. */
const headingTagRegex = /^h([2-6])$/;

/**
 * Reads the title, the headings, and the texts of a built page, without code blocks, menus, and what readers cannot
 * see.
 *
 * @param operation  what the page describes; its method and path are a heading of the page
 * @returns undefined for pages that search engines are asked to skip (`noindex`), and for pages without an element for
 *   their content (`findMain`) or without a title
 */
export function readPage(tree: Root, operation?: OperationId): PageContent | undefined {
  const body = findElement(tree, ({tagName}) => tagName === 'body');
  const main = body && findMain(body);
  if (main === undefined || /\bnoindex\b/.test(metaContent(tree, 'robots'))) return undefined;
  const h1 = findElement(main, (element) => element.tagName === 'h1');
  const title = h1 === undefined ? '' : readText(h1);
  if (title === '') return undefined;
  const description = squeezeSpaces(metaContent(tree, 'description'));
  const items = new ItemReader(operation).read(main);
  const category = readCategory(tree);
  return {
    title,
    ...(category !== '' && {category}),
    keywords: metaContent(tree, 'keywords'),
    ...(operation !== undefined && {method: operation.method}),
    items: description === '' ? items : [description, ...items],
  };
}

/** Returns the element with the content of a page: that of a document, or else all that is not menus and footer. */
function findMain(body: Element): Element | undefined {
  return (
    findElement(body, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(body, ({tagName}) => tagName === 'article') ??
    findElement(
      body,
      (element) => element.tagName === 'main' || hasClass(element, 'theme-layout-main'),
    )
  );
}

/** Returns the first of the categories in the breadcrumbs of a page, which are between the home page and the page itself. */
function readCategory(tree: Root): string {
  const breadcrumbs = findElement(tree, (element) => hasClass(element, 'breadcrumbs'));
  const [, category, ...others] = breadcrumbs?.children.filter(isElement) ?? [];
  return category === undefined || others.length === 0 ? '' : readText(category);
}

/** Collects the headings and texts of a page in document order. */
class ItemReader {
  private readonly items: PageItem[] = [];
  /** Blocks of text since the last heading. */
  private blocks: string[] = [];
  /** Text of the current block. */
  private text = '';
  /** Code since the last heading. */
  private code = '';
  /** The text of the block with method and path: `POST /api/v1/data/create`. */
  private readonly endpoint: string | undefined;

  constructor(operation: OperationId | undefined) {
    if (operation !== undefined) this.endpoint = `${operation.method} ${operation.path}`;
  }

  read(main: Element): readonly PageItem[] {
    this.readChildren(main);
    this.endSection();
    return keepNewIdentifiers(this.items);
  }

  private readChildren(parent: Element): void {
    for (const child of parent.children) {
      if (child.type === 'text') this.text += child.value;
      else if (isElement(child) && isCode(child)) this.code += ` ${readCode(child)}`;
      else if (isElement(child) && !isSkipped(child)) this.readElement(child);
    }
  }

  private readElement(element: Element): void {
    const {tagName} = element;
    if (tagName === 'h1') return;
    if (tagName === 'br') {
      this.text += ' ';
      return;
    }
    // A power is not a longer number: 2^32.
    if (tagName === 'sup') this.text += '^';
    const level = headingTagRegex.exec(tagName)?.[1];
    if (level !== undefined) {
      this.startSection(Number(level), element, readText(element));
      return;
    }
    const isBlock = BLOCK_TAGS.has(tagName);
    if (isBlock) this.endBlock();
    if (isBlock && hasOnlyPageLinks(element)) return;
    const anchored = tagName === 'tr' ? findVisible(element, hasId) : undefined;
    if (anchored !== undefined) {
      this.startSection(NAMED_PART_LEVEL, anchored, readRowName(element, anchored));
    } else if (isNamedPart(element)) {
      this.startSection(NAMED_PART_LEVEL, element, readPartName(element));
    }
    this.readChildren(element);
    if (isBlock) this.endBlock();
  }

  /** Adds a heading, unless it is empty. */
  private startSection(level: number, element: Element, heading: string): void {
    if (heading === '') return;
    this.endSection();
    this.items.push([level, attribute(element, 'id') || null, heading]);
  }

  private endSection(): void {
    this.endBlock();
    // Only the introduction of an operation's page contains its endpoint.
    const isIntroduction = this.items.length === 0;
    const endpoint = isIntroduction
      ? this.blocks.findIndex((block) => block === this.endpoint)
      : -1;
    if (endpoint === -1) {
      this.items.push(...splitIntoTexts(this.blocks));
    } else {
      this.items.push(
        ...splitIntoTexts(this.blocks.slice(0, endpoint)),
        [ENDPOINT_LEVEL, null, this.blocks[endpoint] ?? ''],
        ...splitIntoTexts(this.blocks.slice(endpoint + 1)),
      );
    }
    this.blocks = [];
    if (this.code !== '') this.items.push({code: this.code});
    this.code = '';
  }

  private endBlock(): void {
    this.blocks.push(squeezeSpaces(this.text));
    this.text = '';
  }
}

/**
 * Returns the name of a part: the text of the first `<code>` or `<strong>`, if the part starts with it, and no part within it
 * does.
 */
function readPartName(part: Element): string {
  const isName = ({tagName}: Element) => tagName === 'code' || tagName === 'strong';
  const first = findVisible(part, (element) => isName(element) || isNamedPart(element));
  const name = first !== undefined && isName(first) ? readText(first) : '';
  return readText(part).startsWith(name) ? name : '';
}

/** Returns the name of a row: its cells up to the one with the anchor, such as `402 Subscription inactive`. */
function readRowName(row: Element, anchored: Element): string {
  const cells = row.children.filter(isElement);
  const last = cells.findIndex((cell) => findElement(cell, (element) => element === anchored));
  return cells
    .slice(0, last + 1)
    .map(readText)
    .join(' ');
}

/** Returns the text of a code block with its title, without its buttons and links. */
function readCode(element: Element): string {
  if (element.tagName === 'pre') return collectText(element);
  const parts = visibleChildren(element).map((child) => {
    if (child.type === 'text') return child.value;
    return isElement(child) && child.tagName !== 'a' ? readCode(child) : '';
  });
  return parts.join(' ');
}

const isCode = (element: Element): boolean =>
  element.tagName === 'pre' || hasClass(element, 'theme-code-block');

const hasId = (element: Element): boolean => attribute(element, 'id') !== '';

/**
 * Returns whether an element may describe a named part. A text that many pages repeat, such as that about a security
 * scheme, is marked with `data-repeated` on all of them but one.
 */
const isNamedPart = (element: Element): boolean =>
  NAMED_PART_TAGS.has(element.tagName) &&
  hasId(element) &&
  element.properties.dataRepeated === undefined;

/** Returns whether a block consists of links to pages of this site, which are found by their own texts. */
function hasOnlyPageLinks(block: Element): boolean {
  const isPageLink = (child: ElementContent) =>
    isElement(child) && child.tagName === 'a' && /^[/#]/.test(attribute(child, 'href'));
  const isSeparator = (child: ElementContent) =>
    child.type === 'text' && !/[\p{L}\p{N}]/u.test(child.value);
  const children = visibleChildren(block);
  return (
    children.some(isPageLink) && children.every((child) => isPageLink(child) || isSeparator(child))
  );
}

/** Returns the children of an element that belong to the text of the page. */
const visibleChildren = (parent: Element): ElementContent[] =>
  parent.children.filter((child) => !isElement(child) || !isSkipped(child));

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  const role = attribute(element, 'role');
  return (
    SKIPPED_TAGS.has(tagName) ||
    properties.ariaHidden === 'true' ||
    // The attribute of figures, whose values are examples, and of the letters of the glossary.
    properties.dataSearchIgnore !== undefined ||
    hasClass(element, 'screen-only') ||
    hasClass(element, 'hash-link') ||
    role === 'tooltip' ||
    role === 'tablist' ||
    // The panels of unselected tabs are hidden, but they are part of the text.
    (properties.hidden !== undefined && role !== 'tabpanel')
  );
}

/** Returns the first visible descendant that satisfies a condition. */
function findVisible(
  parent: Element,
  condition: (element: Element) => boolean,
): Element | undefined {
  for (const child of visibleChildren(parent).filter(isElement)) {
    const found = condition(child) ? child : findVisible(child, condition);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Returns the visible text of an element on one line. */
const readText = (element: Element): string => squeezeSpaces(collectText(element));

function collectText(element: Element): string {
  const parts = visibleChildren(element).map((child) => {
    if (child.type === 'text') return child.value;
    if (!isElement(child)) return '';
    return child.tagName === 'br' ? ' ' : collectText(child);
  });
  return parts.join('');
}

/** Reduces whitespace to single spaces. Removes the zero-width characters of heading links. */
function squeezeSpaces(text: string): string {
  return text
    .replace(/[\u200b\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
