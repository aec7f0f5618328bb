/** What stands after the language: `title="a.ts" {1,3-5} showLineNumbers file=examples/a.ts#setup`. */
export interface FenceMeta {
  readonly title?: string;
  /** Lines to highlight, from 1. */
  readonly lines: ReadonlySet<number>;
  /** Number of the first line, where lines have numbers. */
  readonly numbered?: number;
  readonly file?: {readonly path: string; readonly region?: string};
  /** Words that mean nothing here: other tools' features, or a writer's mistake. */
  readonly ignored: readonly string[];
}

/** One entry of a fence's meta: `{1,3-5}`, `name="value"`, `name=value` or a bare `name`. */
const entryRegex = /\{([\d,\s-]*)\}|([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|(\S+)))?|(\S+)/g;
export const KNOWN = 'title="…", {1,3-5}, showLineNumbers, file=path#region';

/** `1,3-5` as the set of 1, 3, 4 and 5. */
export function parseLines(text: string): Set<number> {
  const lines = new Set<number>();
  for (const part of text.split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    const first = Number(match?.[1]);
    const last = Number(match?.[2] ?? match?.[1]);
    if (match === null || first < 1 || last < first) {
      throw new Error(`"${part.trim()}" is no line or range of lines: write for example {1,3-5}.`);
    }
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return lines;
}

function parseFile(value: string): NonNullable<FenceMeta['file']> {
  const [path = '', region] = value.split('#');
  if (!/^examples\/[\w./-]+$/.test(path) || path.includes('..')) {
    throw new Error(
      `file="${value}" must be a path below examples/, as in file=examples/vault/upload.ts#write.`,
    );
  }
  return region === undefined ? {path} : {path, region};
}

/**
 * Reads the meta of a fence.
 *
 * @throws Error with what is wrong and the entries there are; the caller adds the place
 */
export function parseMeta(text: string): FenceMeta {
  const ignored: string[] = [];
  const meta: {-readonly [Key in keyof FenceMeta]: FenceMeta[Key]} = {lines: new Set(), ignored};
  for (const [entry, lines, name, double, single, bare] of text.matchAll(entryRegex)) {
    const value = double ?? single ?? bare;
    if (lines !== undefined) meta.lines = parseLines(lines);
    else if (name === 'title' && value !== undefined) meta.title = value;
    else if (name === 'file' && value !== undefined) meta.file = parseFile(value);
    else if (name === 'showLineNumbers' && /^\d+$/.test(value ?? '1'))
      meta.numbered = Number(value ?? 1);
    else if (name !== undefined && value === undefined) ignored.push(name);
    else throw new Error(`"${entry}" is not understood. A fence takes ${KNOWN}.`);
  }
  return meta;
}
