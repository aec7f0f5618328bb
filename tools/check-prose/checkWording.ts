/** Looks for the local wordings in the prose of a file. */
import {extractPassages, type Passage} from './passages';
import {wordings, type Wording} from './wordings';

/** A wording to change. */
interface WordingFinding {
  readonly file: string;
  readonly line: number;
  /** The phrase to change. */
  readonly phrase: string;
  /** The phrase with the words around it. */
  readonly excerpt: string;
  readonly wording: Wording;
}

/** Characters of context on each side of a phrase in a finding. */
const CONTEXT = 30;

/** Returns letters of the same length that no wording matches. Line breaks stay. */
const sameLength = (text: string) => text.replace(/[^\n]/g, 'x');

/**
 * Replaces names of code: `inline code`, {@link name}, @param name, link targets, HTML tags, variables, placeholders
 * (`%s`, `$method`), and words with punctuation inside (`src/lib`, `check:api`). By default, each becomes letters that
 * no wording matches, so that the positions of other words stay the same. Checks of wording, the copies for textlint,
 * and the figures mask code first.
 */
export const maskCode = (text: string, replace: (code: string) => string = sameLength) =>
  text
    .replace(/`[^`]*`/g, replace)
    .replace(/\{@\w+ [^}]*\}/g, replace)
    .replace(/(?<=@param )\w+/g, replace)
    .replace(/\]\([^)]*\)/g, replace)
    .replace(/<[A-Za-z/][^>]*>/g, replace)
    .replace(/\{\{[^}]*\}\}/g, replace)
    // Placeholders of titles: `%s`, `$method`.
    .replace(/%[sdij]\b|\$\w+/g, replace)
    // Punctuation within a word: `tests/build`, `@site/src`, `index.ts`, `check:api`, `https://example.org`.
    .replace(/[\w@~*-]*(?:[/:._#=]+[\w@*{}-]+)+/g, replace);

/** Joins the lines of a passage with spaces; `lineAt` returns the line of a character, counted from 0. */
function joinLines(text: string) {
  const starts: number[] = [];
  let joined = '';
  for (const line of text.split('\n')) {
    const words = line.trim().replace(/\s+/g, ' ');
    const begins = joined === '' || joined.endsWith('\n');
    // An empty line ends a paragraph.
    if (!begins) joined += words === '' ? '\n' : ' ';
    starts.push(joined.length);
    joined += words;
  }
  const lineAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  return {joined, lineAt};
}

/** Finds all local wordings in a passage. */
function checkPassage(file: string, {kind, line, text}: Passage): WordingFinding[] {
  const {joined, lineAt} = joinLines(text);
  const masked = maskCode(joined);
  const findings: WordingFinding[] = [];
  for (const wording of wordings) {
    if (wording.commentStart === true && kind !== 'comment') continue;
    const pattern = new RegExp(wording.pattern, `${wording.pattern.flags}g`);
    for (const {0: match, index} of masked.matchAll(pattern)) {
      // A pattern for sentences begins with the punctuation before them: `. Of a`.
      const start = index + (/^[.!?:;]? /.exec(match)?.[0].length ?? 0);
      // A pattern for a whole comment only shows its first word.
      const end = wording.commentStart === true ? start + 'What'.length : index + match.length;
      const excerpt = joined.slice(Math.max(0, start - CONTEXT), end + CONTEXT);
      findings.push({
        file,
        line: line + lineAt(start),
        phrase: joined.slice(start, end).trim(),
        excerpt: excerpt.replace(/\n/g, ' ').trim(),
        wording,
      });
    }
  }
  return findings;
}

/** Returns the local wordings in a file, in the order of the lines. `checkCode` calls it for each file. */
export function checkWording(file: string, source: string): WordingFinding[] {
  return extractPassages(file, source)
    .flatMap((passage) => checkPassage(file, passage))
    .sort((a, b) => a.line - b.line);
}
