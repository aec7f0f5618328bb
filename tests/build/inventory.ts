/** Lists the content of a page from its HTML, and the content of a Markdown copy. */
import {load, type CheerioAPI} from 'cheerio';
import type {Code, Link, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {remark} from 'remark';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';

interface Inventory {
  /** Headings, paragraphs, items, cells, properties: what a reader sees as one line. */
  readonly segments: readonly string[];
  /** Names of tabs. */
  readonly tabs: readonly string[];
  /** Blocks of code, to the byte. */
  readonly code: readonly CodeBlock[];
}

interface CodeBlock {
  /** Empty for a block without one. */
  readonly title: string;
  readonly value: string;
}

const TEXT_NODE = 3;
const NOT_TEXT =
  '.screen-only, [aria-hidden="true"], button, svg, script, style, nav, [role="status"], [role="tooltip"], .hash-link';
const BLOCKS = new Set(
  'article blockquote dd details div dl dt figure form h1 h2 h3 h4 h5 h6 header hr li ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Returns a text without whitespace, which differs between the formats. */
export const words = (text: string): string => text.replace(/[\s\u200B\uFEFF]+/g, '');

/** Returns everything in the article of a page, except elements that match the selector. */
export function inventoryOf(html: string, ignored?: string): Inventory {
  const $: CheerioAPI = load(html);
  const article = $('article .theme-doc-markdown').first();
  article.find([NOT_TEXT, ignored].filter(Boolean).join()).remove();
  const tabs = article
    .find('[role="tablist"]')
    .remove()
    .find('[role="tab"]')
    .toArray()
    .map((tab) => $(tab).text());
  const segments: string[] = [];
  const code: CodeBlock[] = [];
  let line = '';
  let title = '';
  const endLine = () => {
    if (words(line) !== '') segments.push(line.trim());
    line = '';
  };
  const walk = (nodes: ReturnType<typeof article.contents>): void => {
    nodes.each((_index, node) => {
      if (!('tagName' in node)) {
        if (node.nodeType === TEXT_NODE) line += $(node).text();
        return;
      }
      const isBlock = BLOCKS.has(node.name);
      if (isBlock) endLine();
      if (node.name === 'pre') {
        code.push({title, value: $(node).text().replace(/\n$/, '')});
        title = '';
      } else if ($(node).is('.theme-code-block > :has(~ pre)')) {
        title = $(node).children().first().text();
      } else walk($(node).contents());
      if (isBlock) endLine();
    });
  };
  walk(article.contents());
  endLine();
  return {segments, tabs, code};
}

const parser = remark().use(remarkGfm);

interface ReadMarkdown {
  readonly tree: Root;
  /** All words without whitespace. */
  readonly text: string;
  readonly code: readonly CodeBlock[];
  readonly links: readonly string[];
}

/** Reads a Markdown text. */
export function readMarkdown(markdown: string): ReadMarkdown {
  const tree = parser.parse(markdown);
  const code: CodeBlock[] = [];
  const links: string[] = [];
  visit(tree, 'code', ({meta, value}: Code) => {
    code.push({title: /title="(.*)"/.exec(meta ?? '')?.[1] ?? '', value});
  });
  visit(tree, 'link', (node: Link) => void links.push(node.url));
  return {tree, text: words(toString(tree)), code, links};
}
