/** Counts words and phrases in the prose of a checkout, to compare two states of a repository. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sum} from '../../src/lib/sum';
import {listProseFiles} from './checkCode';
import {maskCode} from './checkWording';
import {extractPassages} from './passages';

/** Phrases to count. They also match correct uses, unlike those in wordings.ts, so the counts are upper limits. */
const PHRASES: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['stand, stands, stood', /\b(?:stands?|stood)\b/gi],
  ['told, tell, tells', /\b(?:told|tells?)\b/gi],
  ['hold, holds, held', /\b(?:holds?|held)\b/gi],
  ['beside', /\bbeside\b/gi],
  ['lead to, leads to, led to', /\b(?:leads?|led) to\b/gi],
  ['ours, we', /\b(?:ours|we)\b/gi],
  ['is no X, are no X', /\b(?:is|are) no (?!longer|more|less)\w/gi],
  ['of its own', /\bof (?:its|their|our) own\b/gi],
  ['mend', /\bmend(?:s|ed|ing)?\b/gi],
  ['by itself', /\bby (?:itself|themselves)\b/gi],
  ['sentences that begin with "Of a …"', /(?:^|[.!?] )Of (?:an?|the|all|each|what)\b/g],
  ['texts that begin with "What …"', /^What\b/g],
  ['colour', /\bcolour/gi],
  ['color', /\bcolor/gi],
  ['licence', /\blicence/gi],
  ['license', /\blicense/gi],
  ['house, walls, rooms', /\b(?:house|walls?|rooms?)\b/gi],
  ['twin, holes, ledger, stand-in', /\b(?:twins?|holes?|ledgers?|stand-ins?)\b/gi],
  ['evidence, confirm, retell, kit', /\b(?:evidence|confirms?|retells?|kit)\b/gi],
];

interface Figures {
  /** How often each phrase occurs in comments and in Markdown. */
  readonly phrases: readonly {
    readonly name: string;
    readonly comments: number;
    readonly documents: number;
  }[];
  /** Number of READMEs, words in them, and the longest one. */
  readonly readmes: {
    readonly count: number;
    readonly words: number;
    readonly longest: string;
    readonly longestLines: number;
  };
}

/** Counts the words of a text as `wc -w` does. */
const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Counts phrases and READMEs in a checkout of this repository, for `npm run check:prose -- --figures`. */
export function countFigures(siteDir: string): Figures {
  const texts = {comments: [] as string[], documents: [] as string[]};
  const readmes = {count: 0, words: 0, longest: '', longestLines: 0};
  for (const file of listProseFiles(siteDir, [])) {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    for (const {kind, text} of extractPassages(file, source)) {
      const plain = maskCode(text).trim().replace(/\s+/g, ' ');
      if (kind === 'comment') texts.comments.push(plain);
      if (kind === 'markdown') texts.documents.push(plain);
    }
    if (path.basename(file) !== 'README.md') continue;
    const lines = source.trimEnd().split('\n').length;
    readmes.count += 1;
    readmes.words += countWords(source);
    if (lines > readmes.longestLines) Object.assign(readmes, {longest: file, longestLines: lines});
  }
  const count = (pattern: RegExp, list: readonly string[]) =>
    sum(list.map((text) => text.match(pattern)?.length ?? 0));
  return {
    phrases: PHRASES.map(([name, pattern]) => ({
      name,
      comments: count(pattern, texts.comments),
      documents: count(pattern, texts.documents),
    })),
    readmes,
  };
}
