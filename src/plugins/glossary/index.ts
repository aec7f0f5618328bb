/**
 * The build-time entry: a remark step writes definitions into `<Term>` and the list of terms into `<Glossary>`, so that
 * the browser does not load the glossary (README.md).
 */
import type {Blockquote, Link, Paragraph, PhrasingContent, Root} from 'mdast';
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

/** Returns a paragraph that becomes another HTML element. */
const createElement = (hName: string, child: PhrasingContent): Paragraph => ({
  type: 'paragraph',
  data: {hName},
  children: [child],
});

/** Returns the name of an entry, with a link to the page that explains it. */
function createName({term, page}: Entry): Paragraph {
  const link: Link = {type: 'link', url: page, children: [{type: 'text', value: term}]};
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
    {type: 'mdxJsxAttribute', name: 'definition', value: entry.definition},
    {type: 'mdxJsxAttribute', name: 'to', value: `${page}#term-${id}`},
  );
}

type NamedEntry = readonly [id: string, entry: Entry];

/** Returns one link for each first letter, to the first entry with it. */
function createLetters(sorted: readonly NamedEntry[]): Paragraph {
  const firstIds = new Map<string, string>();
  for (const [id, {term}] of sorted) {
    const letter = (/\p{L}/u.exec(term)?.[0] ?? term).toUpperCase();
    if (!firstIds.has(letter)) firstIds.set(letter, id);
  }
  const links = [...firstIds].map(([letter, id]): Link => ({
    type: 'link',
    url: `#term-${id}`,
    children: [{type: 'text', value: letter}],
  }));
  return {
    type: 'paragraph',
    data: {hProperties: {className: ['glossary-letters', 'screen-only']}},
    children: links.flatMap((link) => [link, {type: 'text', value: ' '}]),
  };
}

/** Returns the list of entries, each with the id `term-<id>` and a link to its page. */
function createList(sorted: readonly NamedEntry[]): Blockquote {
  return {
    type: 'blockquote',
    data: {hName: 'dl', hProperties: {className: ['glossary']}},
    children: sorted.map(([id, entry]) => ({
      type: 'blockquote',
      data: {hName: 'div', hProperties: {id: `term-${id}`}},
      children: [createName(entry), createElement('dd', {type: 'text', value: entry.definition})],
    })),
  };
}

/** Returns what replaces `<Glossary>`: the letters, and all entries by name. */
function createGlossary({entries}: GlossaryOptions): Blockquote {
  const sorted = Object.entries(entries).sort(([, a], [, b]) =>
    a.term.localeCompare(b.term, 'en', {sensitivity: 'base', ignorePunctuation: true}),
  );
  return {
    type: 'blockquote',
    data: {hName: 'div'},
    children: [createLetters(sorted), createList(sorted)],
  };
}

/** Adds definitions to the terms of a page, and replaces `<Glossary>` with the list of all terms. */
function addDefinitions(tree: Root, file: VFile, options: GlossaryOptions): void {
  visit(tree, (node, index, parent) => {
    if (!isJsxElement(node)) return;
    if (node.name === 'Term') addDefinition(node, file, options);
    if (node.name === 'Glossary' && parent !== undefined && index !== undefined)
      parent.children[index] = createGlossary(options);
  });
}

/**
 * Creates the remark step. It adds an error to the messages of a page for a term without an entry, which stops the build.
 */
export const glossaryStep: Plugin<[GlossaryOptions], Root> = (options) => (tree, file) => {
  addDefinitions(tree, file, options);
};
