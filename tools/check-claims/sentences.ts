/** The sentences of pages and of OpenAPI descriptions, which `npm run check:claims` compares with the claims. */
import type {Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {isDictionary, pointerToken} from '../../src/lib/openapi/specification';

export interface Sentence {
  /** The file, from the site's root: `docs/api/overview.mdx`. */
  readonly page: string;
  /** A line of the file, or the JSON pointer of a description. */
  readonly place: string;
  /** Without markup, with single spaces. A row of a table counts as one sentence. */
  readonly text: string;
}

const segmenter = new Intl.Segmenter('en', {granularity: 'sentence'});
const markdown = unified().use(remarkParse).use(remarkGfm);

/**
 * Returns a text without `*` and backticks, with single spaces: pages and excerpts of claims are compared
 * in this form.
 */
export function plainText(text: string): string {
  return text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim();
}

function splitSentences(text: string): string[] {
  return [...segmenter.segment(text)].map(({segment}) => plainText(segment)).filter(Boolean);
}

/** Returns the text of a row: its cells, separated by bars. */
function rowText(row: Extract<Nodes, {type: 'tableRow'}>): string {
  return row.children.map((cell) => plainText(toString(cell))).join(' | ');
}

/**
 * Returns the sentences of a Markdown tree. Headings and code blocks have none. For each page (readSentences.ts), and for
 * each description of a specification.
 *
 * @param place  place of all sentences; by default, each has the line of its paragraph
 */
export function sentencesOfTree(page: string, tree: Root, place?: string): Sentence[] {
  const sentences: Sentence[] = [];
  visit(tree, (node) => {
    if (node.type !== 'paragraph' && node.type !== 'tableRow') return undefined;
    const texts = node.type === 'tableRow' ? [rowText(node)] : splitSentences(toString(node));
    for (const text of texts)
      sentences.push({page, place: place ?? String(node.position?.start.line ?? 1), text});
    return SKIP;
  });
  return sentences;
}

/** Fields of a specification whose keys are names that the author chose, such as those of properties. */
const NAMED_PARTS: ReadonlySet<string> = new Set([
  ...['paths', 'webhooks', 'callbacks', 'parameters', 'headers', 'requestBodies', 'responses'],
  ...['schemas', 'properties', 'patternProperties', '$defs', 'examples', 'links'],
  ...['securitySchemes', 'scopes', 'variables', 'mapping'],
]);

/** Fields with values, not with prose. */
const DATA_FIELDS = new Set(['value', 'example', 'default', 'enum', 'const']);

/**
 * Returns the sentences of all descriptions and summaries in a specification, or in a part of it. Examples,
 * defaults, and allowed values are skipped, because they are data. A property may have such a name and isn't skipped.
 * readSentences.ts calls it once for each specification.
 *
 * @param pointer  JSON pointer of the part
 * @param hasNames  whether the keys of the part are names, not fields; callers leave it out
 */
export function sentencesOfSpecification(
  page: string,
  node: unknown,
  pointer = '',
  hasNames = false,
): Sentence[] {
  if (Array.isArray(node))
    return node.flatMap((item: unknown, index) =>
      sentencesOfSpecification(page, item, `${pointer}/${index}`),
    );
  if (!isDictionary(node)) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const place = `${pointer}/${pointerToken(key)}`;
    if (hasNames) return sentencesOfSpecification(page, value, place);
    // A schema has a list of examples; a media type has named examples with summaries.
    if (DATA_FIELDS.has(key) || (key === 'examples' && Array.isArray(value))) return [];
    const isProse = key === 'description' || key === 'x-description' || key === 'summary';
    return isProse && typeof value === 'string'
      ? sentencesOfTree(page, markdown.parse(value), place)
      : sentencesOfSpecification(page, value, place, NAMED_PARTS.has(key));
  });
}
