/** Regions of sample files: the lines between `// #region name` and `// #endregion name`; `#` in shell and Python. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {didYouMean} from '../../../lib/nearestName';

/** Matches the comment at the beginning or the end of a region: `// #region write`, `# #endregion write`. */
const markRegex = /^\s*(?:\/\/|#|<!--)\s*#(end)?region\b\s*([\w-]*)\s*(?:-->)?\s*$/;

/** Returns `region write` or `endregion write` for such a comment, undefined for other lines. */
function markOf(line: string): string | undefined {
  const [, end = '', name] = markRegex.exec(line) ?? [];
  return name === undefined ? undefined : `${end}region ${name}`;
}

/** Removes the common indentation of lines, and empty lines at both ends. */
function dedent(lines: readonly string[]): string {
  const depths = lines
    .filter((line) => line.trim() !== '')
    .map((line) => line.length - line.trimStart().length);
  const depth = depths.length === 0 ? 0 : Math.min(...depths);
  return lines
    .map((line) => line.slice(depth).trimEnd())
    .join('\n')
    .replace(/^\n+|\n+$/g, '');
}

/** Returns the names of the regions that begin in a text, in order. */
export const regionNames = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^region (.+)/.exec(markOf(line) ?? '')?.[1] ?? []);

/**
 * Returns the lines of a region, or of the whole file if no region is named. Removes region comments, common indentation, and
 * empty lines at both ends.
 *
 * @throws Error if the region does not exist or does not end. The message lacks its subject; `readSample` puts the path of
 *   the file before it.
 */
export function extractRegion(text: string, region?: string): string {
  const lines = text.split('\n');
  const marks = lines.map(markOf);
  const part = (start: number, end?: number) =>
    dedent(lines.slice(start, end).filter((line) => markOf(line) === undefined));
  if (region === undefined) return part(0);

  const names = regionNames(text);
  const start = marks.indexOf(`region ${region}`);
  if (start === -1) {
    const show = (nearest: string) => `#${nearest}`;
    const otherwise = `Its regions: ${names.join(', ') || 'none'}.`;
    throw new Error(`has no region "${region}".${didYouMean(region, names, {show, otherwise})}`);
  }
  const end = marks.indexOf(`endregion ${region}`);
  if (end <= start)
    throw new Error(`does not end the region "${region}". Add "#endregion ${region}" below it.`);
  return part(start, end);
}

/**
 * Reads the code that the setting `file=path#region` of a code block names. `path` begins at the site's folder. For the
 * remark step (../index.ts) and the stock site of the benchmarks.
 *
 * @throws Error that names the file and what is missing
 */
export function readSample(
  siteDir: string,
  {path: file, region}: {path: string; region?: string},
): string {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) throw new Error(`${file} does not exist.`);
  try {
    return extractRegion(readFileSync(absolute, 'utf8'), region);
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
