/** Makes the hit of a page: its best section, with the matches marked. */
import {highlight, snippet} from './highlight';
import {SNIPPET_WORDS, type SearchHit} from './hit';
import type {WordMatches} from './ranker';
import {headingsOf, type PageSection} from './record';
import {indexTerms} from './tokens';

/**
 * Returns the hit for a section of a page.
 *
 * @param description shown if the section has no text, or its texts are not loaded yet
 */
export function makeHit(
  {heading, texts}: PageSection,
  words: readonly WordMatches[],
  description: string,
): SearchHit {
  const {objectID, url, type, hierarchy, method, category} = heading;
  const terms = new Set(words.flatMap((word) => [...word.terms]));
  const contents = texts.flatMap(({content}) => content || []);
  const title = headingsOf(hierarchy).at(-1) ?? '';
  const text = withoutTitle(bestText(contents, words) ?? '', title) || description;
  return {
    objectID,
    url,
    type,
    hierarchy,
    method,
    category,
    title: highlight(title, terms),
    snippet: text === '' ? undefined : snippet(text, terms, SNIPPET_WORDS),
  };
}

/**
 * Returns a text as the line of a snippet: without the title of its section, which begins the text of a property or a row,
 * without the type after the name of a property, if a description follows, and with a dot between parts without a period.
 * Returns an empty text for one word, which says too little.
 */
function withoutTitle(text: string, title: string): string {
  const isRepeated = text.replaceAll('\n', ' ').startsWith(`${title} `);
  const rest = isRepeated
    ? text
        .slice(title.length)
        .replace(/^ .*\n/, '')
        .trimStart()
    : text;
  return rest.includes(' ') ? rest.replaceAll(/(?<![.:;,?!])\n/g, ' · ') : '';
}

/** Returns the text that matches the most words of the query, the first one of several. */
function bestText(texts: readonly string[], words: readonly WordMatches[]): string | undefined {
  const rated = texts.map((text) => {
    const textTerms = indexTerms(text);
    const isIn = ({terms}: WordMatches) => textTerms.some((term) => terms.has(term));
    return {text, count: words.filter(isIn).length};
  });
  return rated.sort((a, b) => b.count - a.count)[0]?.text;
}
