/**
 * The build-time entry: a remark step writes definitions into `<Term>` and the list of terms into `<Glossary>`, so that
 * the browser does not load the glossary (README.md).
 */
import type {
  Blockquote,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  Root,
  Text,
} from 'mdast';
import type {Plugin} from 'unified';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Glossary} from '../../config/glossaryTypes';
import {isJsxElement, textAttribute, type JsxElement} from '../../lib/jsx';
import {didYouMean} from '../../lib/nearestName';
import {addError} from '../../lib/pageMessages';

export interface GlossaryOptions {
  readonly entries: Glossary;
  /** The path of the page that contains `<Glossary />`. */
  readonly page: string;
}

type Entry = Glossary[string];

/** As many terms of a paragraph are links. */
const TERMS = 2;

/** Returns a paragraph that becomes another HTML element. */
const createElement = (hName: string, ...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  data: {hName},
  children,
});

/** Returns a text whose parts in backticks are code. */
const toPhrases = (text: string): (Text | InlineCode)[] =>
  text
    .split('`')
    .map((value, position) => ({type: position % 2 === 1 ? 'inlineCode' : 'text', value}));

const withoutBackticks = (text: string): string => text.replaceAll('`', '');

/** Returns the name of an entry, with a link to the page that explains it. */
function createName({term, page}: Entry): Paragraph {
  const link: Link = {type: 'link', url: page, children: toPhrases(term)};
  return createElement('dt', {type: 'emphasis', data: {hName: 'dfn'}, children: [link]});
}

/** Adds `definition` and `to` to a `<Term>`. */
function addDefinition(term: JsxElement, file: VFile, {entries, page}: GlossaryOptions): void {
  const id = textAttribute(term, 'id');
  if (id === undefined) {
    const [example] = Object.keys(entries);
    addError(file, `<Term> needs an id in quotes, for example <Term id="${example}">.`, term);
    return;
  }
  const entry = Object.hasOwn(entries, id) ? entries[id] : undefined;
  if (entry === undefined) {
    const hint = didYouMean(id, Object.keys(entries));
    addError(
      file,
      `The glossary has no term "${id}".${hint} The terms are in src/config/glossary.ts.`,
      term,
    );
    return;
  }
  term.attributes.push(
    {type: 'mdxJsxAttribute', name: 'definition', value: withoutBackticks(entry.definition)},
    {type: 'mdxJsxAttribute', name: 'to', value: `${page}#term-${id}`},
  );
}

type NamedEntry = readonly [id: string, entry: Entry];

const letterOf = ([, {term}]: NamedEntry): string =>
  (/\p{L}/u.exec(term)?.[0] ?? term).toUpperCase();

/**
 * Returns the heading of a letter, which the table of contents lists. The search and Markdown copies leave it out: it says
 * nothing about its terms.
 */
const createHeading = (letter: string): Heading => ({
  type: 'heading',
  depth: 2,
  data: {
    hProperties: {
      id: `letter-${letter.toLowerCase()}`,
      dataMarkdownIgnore: '',
      dataSearchIgnore: '',
    },
  },
  children: [{type: 'text', value: letter}],
});

/** Returns a list of entries, each with the id `term-<id>` and a link to its page. */
function createList(sorted: readonly NamedEntry[]): Blockquote {
  return {
    type: 'blockquote',
    data: {hName: 'dl', hProperties: {className: ['glossary']}},
    children: sorted.map(([id, entry]) => ({
      type: 'blockquote',
      // The search has no section for each entry, so that the pages that explain a term come first.
      data: {hName: 'div', hProperties: {id: `term-${id}`, dataRepeated: ''}},
      children: [createName(entry), createElement('dd', ...toPhrases(entry.definition))],
    })),
  };
}

/** Returns what replaces `<Glossary>`: a section for each letter, with its entries by name. */
function createGlossary({entries}: GlossaryOptions): Blockquote {
  const sorted = Object.entries(entries).sort(([, a], [, b]) =>
    withoutBackticks(a.term).localeCompare(withoutBackticks(b.term), 'en', {
      sensitivity: 'base',
      ignorePunctuation: true,
    }),
  );
  const letters = [...new Set(sorted.map(letterOf))];
  const sections = letters.map((letter): Blockquote => ({
    type: 'blockquote',
    data: {hName: 'section'},
    children: [
      createHeading(letter),
      createList(sorted.filter((entry) => letterOf(entry) === letter)),
    ],
  }));
  return {
    type: 'blockquote',
    data: {hName: 'div'},
    children: sections,
  };
}

/** Turns all but the first terms of a paragraph into plain text: many underlines make it hard to read. */
function limitTerms(paragraph: Paragraph): void {
  const terms = paragraph.children.filter((node) => isJsxElement(node) && node.name === 'Term');
  for (const term of terms.slice(TERMS)) {
    const words = 'children' in term ? term.children : [];
    paragraph.children.splice(paragraph.children.indexOf(term), 1, ...words);
  }
}

/** Adds definitions to the terms of a page, and replaces `<Glossary>` with the list of all terms. */
function addDefinitions(tree: Root, file: VFile, options: GlossaryOptions): void {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node)) return;
    if (node.name === 'Term') addDefinition(node, file, options);
    if (node.name === 'Glossary' && parent !== undefined && index !== undefined)
      parent.children[index] = createGlossary(options);
  });
  visit(tree, 'paragraph', limitTerms);
}

/**
 * Creates the remark step, for `beforeDefaultRemarkPlugins`: those of Docusaurus add the letters to the table of contents.
 * It adds an error to the messages of a page for a term without an entry, which stops the build.
 */
export const glossaryStep: Plugin<[GlossaryOptions], Root> = (options) => (tree, file) => {
  addDefinitions(tree, file, options);
};
