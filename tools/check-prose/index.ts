/** `npm run check:prose`: spelling, Markdown habits and our own rules on everything that people wrote. */
import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {command, readme} from '../lib/command';
import {readPages} from '../lib/pages';
import {rules} from './rules';

const siteDir = path.resolve(__dirname, '../..');

/** Own rules; prints the findings and returns their number. */
function checkRules(): number {
  const pages = readPages(siteDir, variables);
  const findings = Object.entries(rules).flatMap(([rule, check]) =>
    check(pages).map((finding) => ({rule, ...finding})),
  );
  findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const {file, line, rule, problem, mend} of findings)
    console.log(`${file}:${line}: ${problem} [${rule}]; ${mend}`);
  console.log(
    `${pages.length} pages, ${Object.keys(rules).length} rules: ${findings.length} findings`,
  );
  return findings.length;
}

/** Tools of node_modules, how they are called, and how to mend what they find. */
const tools = [
  [
    'cspell',
    'lint --no-progress --no-summary --show-suggestions --config cspell.json',
    'Correct the word, put code in backticks, or add a real word to config/dictionary.txt.',
  ],
  [
    'markdownlint-cli2',
    '',
    'Each rule is explained by its name, MD001 and so on; "npx markdownlint-cli2 --fix" mends many.',
  ],
  [
    'textlint',
    '--format unix docs/*.mdx docs/{learn,build}/**/*.mdx docs/api/*.mdx src/pages/*.mdx',
    'Write it shorter or with the usual term; a word that is right here goes into .textlintrc.json.',
  ],
] as const;

void command(readme(__dirname), {}, () => {
  if (checkRules() > 0) process.exitCode = 1;
  for (const [name, args, remedy] of tools) {
    const bin = path.join(siteDir, 'node_modules/.bin', name);
    const {stdout, stderr, status} = spawnSync(bin, args.split(' ').filter(Boolean), {
      cwd: siteDir,
      encoding: 'utf8',
    });
    if (status !== 0) {
      console.log(`${stdout}${stderr}`.trim());
      console.log(remedy);
      process.exitCode = 1;
    }
    console.log(`${name}: ${status === 0 ? 'no findings' : 'findings above'}`);
  }
});
