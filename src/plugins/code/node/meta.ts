/** Parses the settings of code blocks, which authors write after the language. */
import {nearestName} from '../../../lib/nearestName';

/** The settings after the language of a code block: `title="a.ts" {1,3-5} showLineNumbers file=examples/a.ts#setup`. */
export interface FenceMeta {
  readonly title?: string;
  /** Line numbers to highlight, counted from 1. */
  readonly lines: ReadonlySet<number>;
  /** The number of the first line, if lines are numbered. */
  readonly numbered?: number;
  readonly file?: {readonly path: string; readonly region?: string};
  /** Whether the block continues the file of its title, of which an earlier block shows the beginning. */
  readonly continued: boolean;
  /** Unknown words, which other tools may understand. */
  readonly ignored: readonly string[];
  /** What is wrong with settings that are ignored, and what would be right. */
  readonly problems: readonly string[];
}

/** Matches one setting: `{1,3-5}`, `name="value"`, `name=value`, or a word such as `name` or `package.json`. */
const entryRegex =
  /\{([\d,\s-]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\{[^}]*\}|\S+)))?(?=[\s{]|$)|(\S+)/g;
/** The settings, for messages. */
export const KNOWN_SETTINGS =
  'title="…", {1,3-5}, showLineNumbers, file=path#region, continued, noVariables';
const SETTINGS = ['title', 'showLineNumbers', 'file', 'continued', 'noVariables'];

/**
 * Parses line numbers: `1,3-5` means 1, 3, 4, and 5. It leaves out other text, 0, and ranges such as `5-3`, and adds a
 * message about each to `problems`.
 */
function parseLines(text: string, problems: string[]): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (match === null || first < 1 || last < first) {
      problems.push(
        `"${part.trim()}" is not a line or a range of lines. Write for example {1,3-5}.`,
      );
      continue;
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

function parseFile(value: string): NonNullable<FenceMeta['file']> {
  const [path = '', region] = value.split('#');
  if (!/^examples\/[\w./-]+$/.test(path) || path.includes('..')) {
    throw new Error(
      `file="${value}" must be a path in examples/, for example file=examples/vault/upload.ts#write.`,
    );
  }
  return region === undefined ? {path} : {path, region};
}

/** Whether a setting is probably meant for another tool. `tilte="a"` is a misspelling of `title="a"`. */
function isOfOtherTool(name: string, value: string | undefined): boolean {
  if (value === undefined) return true;
  return nearestName(name, SETTINGS) === undefined;
}

/**
 * Parses the settings of a code block.
 *
 * @throws Error without a place for a `file` outside `examples/`; the caller adds the place
 */
export function parseMeta(text: string): FenceMeta {
  const ignored: string[] = [];
  const problems: string[] = [];
  const meta: {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]} = {
    lines: new Set(),
    continued: false,
    ignored,
    problems,
  };
  for (const [entry, lines, name, double, single, bare, word] of text.matchAll(entryRegex)) {
    const value = double ?? single ?? bare;
    if (lines !== undefined) meta.lines = parseLines(lines, problems);
    else if (name === 'title' && value !== undefined) meta.title = value;
    else if (name === 'file' && value !== undefined) meta.file = parseFile(value);
    else if (name === 'showLineNumbers' && /^\d+$/.test(value ?? '1'))
      meta.numbered = Number(value ?? 1);
    else if (entry === 'continued') meta.continued = true;
    // src/lib/variables.ts has already left the block as it is.
    else if (entry === 'noVariables') continue;
    // Settings of other tools, such as `npm2yarn` and `tab={x}`.
    else if (name !== undefined && isOfOtherTool(name, value)) ignored.push(name);
    // For example a name of a file, which other tools ignore.
    else if (word !== undefined && !/[={]/.test(word)) ignored.push(word);
    else
      problems.push(
        `"${entry}" is not a known setting. The settings of a code block are ${KNOWN_SETTINGS}.`,
      );
  }
  return meta;
}
