/** `npm run check:prose`: spelling, style, Markdown, and this repository's rules for everything that people wrote. */
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {runCommand} from '../lib/command';
import {readPages} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {checkCode} from './checkCode';
import {countFigures} from './figures';
import {runTool} from './publishedTools';
import {rules} from './rules';

/** Runs our rules on the pages, prints the findings, and returns their number. */
function checkPages(): number {
  const pages = readPages(siteDir, variables);
  const findings = Object.entries(rules).flatMap(([rule, check]) =>
    check(pages).map((finding) => ({rule, ...finding})),
  );
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const {file, line, rule, problem, remedy} of findings)
    console.log(`${file}:${line}: ${problem} [${rule}]; ${remedy}`);
  console.log(
    `${pages.length} pages, ${Object.keys(rules).length} rules: ${findings.length} findings`,
  );
  return findings.length;
}

/** Tools of node_modules, their arguments, and how to fix what they find. */
const tools = [
  {
    name: 'cspell',
    args: ['lint', '--no-progress', '--no-summary', '--show-suggestions', '--config=cspell.json'],
    remedy: 'Correct the word, put code in backticks, or add a real word to config/dictionary.txt.',
  },
  {
    name: 'markdownlint-cli2',
    args: [],
    remedy:
      'Look up each rule by its name, such as MD001; "npx markdownlint-cli2 --fix" fixes many.',
  },
  {
    name: 'textlint',
    args: [
      '--format=unix',
      'docs/*.mdx',
      'docs/{learn,build}/**/*.mdx',
      'docs/api/*.mdx',
      'src/pages/*.mdx',
    ],
    remedy:
      'Write it shorter or with the usual term; add a word that is right here to .textlintrc.json.',
  },
];

/** Checks the pages and the Markdown files; sets the exit code to 1 if anything was found. */
async function checkPagesAndMarkdown(): Promise<void> {
  if (checkPages() > 0) process.exitCode = 1;
  for (const {name, args, remedy} of tools) {
    const {output, ok} = await runTool(siteDir, name, args);
    if (!ok) {
      console.log(output);
      console.log(remedy);
      process.exitCode = 1;
    }
    console.log(`${name}: ${ok ? 'no findings' : 'findings above'}`);
  }
}

/** Checks comments, messages, and Markdown of the repository, or of some files and folders. */
async function reportCode(folders: readonly string[]): Promise<void> {
  const {files, findings} = await checkCode(siteDir, folders);
  for (const {file, line, message} of findings) console.log(`${file}:${line}: ${message}`);
  console.log(`${files} files: ${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

/** Prints how often each phrase occurs in a checkout, for a comparison of two states. */
function printFigures(checkout: string): void {
  const {phrases, readmes} = countFigures(path.resolve(checkout));
  console.table(phrases);
  const {count, words, longest, longestLines} = readmes;
  console.log(`${count} READMEs, ${words} words; the longest is ${longest}: ${longestLines} lines`);
}

void runCommand(
  __dirname,
  {options: {code: {type: 'boolean'}, figures: {type: 'string'}}, allowPositionals: true},
  ({values, positionals}) => {
    if (values.figures !== undefined) return printFigures(values.figures);
    return values.code === true ? reportCode(positionals) : checkPagesAndMarkdown();
  },
);
