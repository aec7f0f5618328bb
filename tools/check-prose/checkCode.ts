/**
 * Checks the prose of the whole repository apart from the pages: comments, messages, and test titles in code, and
 * Markdown files. Published rules (cspell, textlint) read a copy of each file that contains only its prose, on the
 * same lines; local wordings follow.
 */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {gitFiles} from '../lib/gitFiles';
import {checkWording, maskCode} from './checkWording';
import {extractPassages} from './passages';
import {runTool} from './publishedTools';

/** A finding from any rule; `line` starts at 1. */
interface CodeFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Folder of the copies, relative to the repository root. */
const COPIES = '.cache/prose/files';

const CSPELL_ARGUMENTS = [
  'lint',
  '--no-progress',
  '--no-summary',
  '--show-suggestions',
  '--dot',
  '--no-gitignore',
  '--no-must-find-files',
  '--locale=en-US',
  '--config=tools/check-prose/cspell.code.json',
  '--cache',
  '--cache-strategy=content',
  '--cache-location=.cache/prose/cspell.cache',
];
const TEXTLINT_ARGUMENTS = [
  '--format=unix',
  '--config=tools/check-prose/textlint.code.json',
  '--cache',
  '--cache-location=.cache/prose/textlint.cache',
];

/** Files that this check skips. */
const SKIPPED: readonly RegExp[] = [
  // Pages: `npm run check:prose` without --code checks them.
  /^docs\/|^src\/pages\/.*\.mdx$/,
  // Written by commands, or copied from elsewhere.
  /^static\/|^openapi\/[^/]*\.ya?ml$|^package-lock\.json$|\.out$/,
  // Input of tests.
  /\/fixtures\/|^tests\/variants\/(?:foreign|corpus)\/|^tests\/content\/copied\//,
  // The wordings themselves, with examples of each, and the phrases to count.
  /^tools\/check-prose\/(?:wordings|figures)\.ts$/,
];

/**
 * Lists the files that are checked: those under version control, and new ones that .gitignore doesn't name, without
 * those that `SKIPPED` matches. For `checkCode`, and for the figures of `--figures`.
 *
 * @param folders  files or folders; an empty list means the whole repository
 * @throws Error for a folder that doesn't exist
 */
export function listProseFiles(siteDir: string, folders: readonly string[]): string[] {
  for (const folder of folders)
    if (!existsSync(path.join(siteDir, folder)))
      throw new Error(`No such file or folder: "${folder}". Use a path from the repository root.`);
  return gitFiles(siteDir, folders).filter(
    (file) => !SKIPPED.some((pattern) => pattern.test(file)),
  );
}

/**
 * Returns the prose of a file as Markdown. Each line of prose has the number that it has in the file. `checkCode` writes
 * it to the copy that cspell and textlint read. Exported for tests.
 */
export function proseAsMarkdown(file: string, source: string): string {
  const lines: string[] = [];
  for (const {kind, line, text} of extractPassages(file, source)) {
    const prose =
      kind === 'markdown'
        ? text
        : maskCode(text, (code) => (code.includes('\n') ? code : '`code`'));
    prose.split('\n').forEach((words, index) => {
      const at = line - 1 + index;
      // Indented text would be a code block for Markdown.
      const added = kind === 'markdown' ? words : words.trim();
      // Several passages may be on the same line.
      lines[at] = [lines[at], added].filter(Boolean).join(' ');
    });
  }
  // Lines without prose are missing in the array.
  return `${Array.from(lines, (line) => line ?? '').join('\n')}\n`;
}

/** Rewrites a message of cspell: `Unknown word (colour) Suggestions: [color*, cooler]`. */
function explain(message: string): string {
  const [, word, list = ''] = /^Unknown word \((.+?)\)(?: .*\[(.*)\])?/.exec(message) ?? [];
  if (word === undefined) return message;
  const [suggestion = ''] = list.replaceAll('*', '').split(', ');
  const correct = suggestion === '' ? 'correct it' : `write "${suggestion}"`;
  return `"${word}" is not in the dictionary; ${correct}, put code in backticks, or add a name to config/dictionary.txt`;
}

/** Reads `path:line:column: message` or `path:line:column - message` from the output of a tool. */
function readFindings(output: string): CodeFinding[] {
  return output.split('\n').flatMap((text) => {
    // For example "/repo/.cache/prose/files/src/a.ts.md:3:9: Incorrect term: …".
    const found = /^(?:.*\/)?\.cache\/prose\/files\/(.+)\.md:(\d+):\d+(?::| -) (.+)$/.exec(text);
    const [, file = '', line = '', message = ''] = found ?? [];
    return found === null ? [] : [{file, line: Number(line), message: explain(message)}];
  });
}

/** Writes a copy if it is missing or differs, so that the caches of the tools stay valid. */
function writeCopy(copy: string, text: string): void {
  if (existsSync(copy) && readFileSync(copy, 'utf8') === text) return;
  mkdirSync(path.dirname(copy), {recursive: true});
  writeFileSync(copy, text);
}

/** Runs cspell and textlint on the copies. */
async function checkPublishedRules(siteDir: string, copies: readonly string[]) {
  const list = path.join(siteDir, '.cache/prose/files.txt');
  writeFileSync(list, copies.map((copy) => path.join(siteDir, copy)).join('\n'));
  const runs = await Promise.all([
    runTool(siteDir, 'cspell', [...CSPELL_ARGUMENTS, '--file-list', list]),
    runTool(siteDir, 'textlint', [...TEXTLINT_ARGUMENTS, ...copies]),
  ]);
  return runs.flatMap(({name, output, ok}) => {
    const findings = readFindings(output);
    if (!ok && findings.length === 0) throw new Error(`${name} failed:\n${output}`);
    return findings;
  });
}

/**
 * Checks the prose of files, for `npm run check:code-prose`. Writes copies of their prose to .cache/prose.
 *
 * @param folders  files or folders; an empty list means the whole repository
 * @throws Error for a folder that doesn't exist, and when a tool fails without findings
 */
export async function checkCode(
  siteDir: string,
  folders: readonly string[],
): Promise<{files: number; findings: CodeFinding[]}> {
  const findings: CodeFinding[] = [];
  const copies: string[] = [];
  const files = listProseFiles(siteDir, folders);
  for (const file of files) {
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    for (const {line, excerpt, phrase, wording} of checkWording(file, source))
      findings.push({
        file,
        line,
        message: `"${phrase}" in "…${excerpt}…"; write ${wording.replacement}`,
      });
    const prose = proseAsMarkdown(file, source);
    if (prose.trim() === '') continue;
    const copy = path.join(COPIES, `${file}.md`);
    writeCopy(path.join(siteDir, copy), prose);
    copies.push(copy);
  }
  if (copies.length > 0) findings.push(...(await checkPublishedRules(siteDir, copies)));
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  return {files: files.length, findings};
}
