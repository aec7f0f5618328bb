/**
 * Removes references to other pages from a text. In the summaries and the skill, links are reduced to their text, so
 * "See all limits." would say nothing. sections.ts calls these functions.
 */
import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';

type Content = readonly PhrasingContent[];

/** Matches a sentence before its link: "See the ". */
const seeRegex = /^(?:See|Also see) (?:the )?$/;
/** Matches a text before a link: "The node limits requests: see the ". */
const clauseRegex = /[:;] (?:also )?see (?:the )?$/;
/** Matches the start of a sentence that says when to follow its link: "For other errors, see all errors." */
const introRegex = /^(?:For|If|To) /;
/** Matches the text before that link: "For other errors, see the ". */
const commaRegex = /, (?:also )?see (?:the )?$/;
/** Matches the text between two links of a list. */
const separatorRegex = /^(?:,|,? and|,? or)(?: the)? $/;

/**
 * Returns the content of a paragraph without sentences such as "See all limits." or "Show the code.", and without
 * clauses such as ": see all limits".
 */
export function withoutPointers(nodes: Content): PhrasingContent[] {
  return joinSentences(splitSentences(nodes).filter((sentence) => !isPointer(sentence)));
}

/** Returns the content of a table cell without clauses such as ": see all limits". */
export function withoutSeeClauses(nodes: Content): PhrasingContent[] {
  return joinSentences(splitSentences(nodes));
}

/** Joins sentences with spaces, each without its clause that only links to other pages. */
const joinSentences = (sentences: readonly Content[]): PhrasingContent[] =>
  sentences.flatMap((sentence, index) => {
    const kept = withoutClause(sentence);
    return index === 0 ? kept : [{type: 'text' as const, value: ' '}, ...kept];
  });

/** Returns whether a sentence is a link, begins with "See" and a link, or is like "For other errors, see all errors.". */
function isPointer(sentence: Content): boolean {
  const [first, second] = sentence.filter((node) => node.type !== 'text' || node.value !== '');
  if (first?.type === 'text' && seeRegex.test(first.value)) return second?.type === 'link';
  const isIntroduced = first?.type === 'text' && introRegex.test(first.value);
  if (isIntroduced && findTextBeforeLinks(sentence, commaRegex) !== undefined) return true;
  const isAddress = first?.type === 'link' && toString(first) === first.url;
  return first?.type === 'link' && !isAddress && second?.type === 'text' && second.value === '.';
}

/** Returns a sentence without the clause at its end that only links to other pages. */
function withoutClause(sentence: Content): Content {
  const start = findTextBeforeLinks(sentence, clauseRegex);
  const before = start === undefined ? undefined : sentence[start];
  if (before?.type !== 'text') return sentence;
  const last = sentence.at(-1);
  const end = last?.type === 'text' ? last.value : '';
  return [...sentence.slice(0, start), {...before, value: before.value.replace(clauseRegex, end)}];
}

/**
 * Returns the position of the first text that matches, or undefined if there is none or if something other than a list of
 * links follows it.
 */
function findTextBeforeLinks(sentence: Content, textRegex: RegExp): number | undefined {
  const position = sentence.findIndex((node) => node.type === 'text' && textRegex.test(node.value));
  const rest = sentence.slice(position + 1);
  if (position === -1 || rest[0]?.type !== 'link') return undefined;
  const isPartOfList = (node: PhrasingContent, index: number) => {
    if (node.type !== 'text') return node.type === 'link';
    return index === rest.length - 1 ? /^\.?$/.test(node.value) : separatorRegex.test(node.value);
  };
  return rest.every(isPartOfList) ? position : undefined;
}

/** Divides the content of a paragraph into sentences, without the spaces between them. */
function splitSentences(nodes: Content): PhrasingContent[][] {
  const sentences: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    const [start = '', ...others] = node.type === 'text' ? node.value.split(/(?<=[.!?])\s/) : [];
    sentences.at(-1)?.push(node.type === 'text' ? {...node, value: start} : node);
    for (const value of others) sentences.push([{type: 'text', value}]);
  }
  return sentences;
}
