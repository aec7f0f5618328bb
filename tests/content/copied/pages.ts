/** The pages whose code the test runs, their steps, and what a reader did on other pages before. */
import path from 'node:path';
import {htmlFiles, readPage} from '../../builtSite';
import {readInlineCommands, readSteps, type Step} from './blocks';
import {exceptions} from './exceptions';

export const BUILD = path.resolve('build');
/** The pages of the guide, in reading order. */
export const GUIDE = [
  'build',
  'access',
  'generate-tokens',
  'create-schema',
  'upload',
  'retrieve',
  'update',
  'delete',
  'create-query',
  'query',
  'encryption',
].map((name) => `build/secretVault-secretDataAnalytics/${name}`);
/** Pages whose samples run in the project of the SecretLLM quickstart. */
const LLM_TASKS = ['recipes/stream-in-nextjs'];
/**
 * `api/nildb/read-data`, which referenceClient.test.ts runs, the style guide, and the summaries, whose files are whole samples
 * that `npm run samples` runs.
 */
const notRunRegex = /^api\/[^/]+\/(?!overview)|^styleguide$|^build\/ai\/llm-summary-/;

export interface CopiedPage {
  readonly page: string;
  readonly steps: readonly Step[];
  readonly inline: readonly string[];
}

/** All pages with code or commands. */
export const pages: CopiedPage[] = htmlFiles(BUILD)
  .map((file) => file.replace(/\.html$/, '').replaceAll('\\', '/'))
  .filter((page) => !notRunRegex.test(page))
  .map((page) => readPage(BUILD, `/${page === 'index' ? '' : page}`))
  .map((built) => ({
    page: path.relative(BUILD, built.file).replace(/\.html$/, ''),
    steps: readSteps(built),
    inline: readInlineCommands(built),
  }))
  .filter(({steps, inline}) => steps.length + inline.length > 0);

/** Returns the steps of a page; none for a page without code. */
export function findSteps(page: string): readonly Step[] {
  return pages.find((found) => found.page === page)?.steps ?? [];
}

/** Whether a command of a page is not run. */
export function isExcepted(page: string, command: string): boolean {
  return exceptions.some(
    (exception) => exception.page === page && command.startsWith(exception.beginning),
  );
}

/** Whether a step starts the sandbox, which keeps running. Another test covers it. */
export function startsSandbox({kind, text}: Step): boolean {
  return kind === 'shell' && text.endsWith('node sandbox.cjs');
}

/** Returns the commands of a page's shell blocks that match a condition. */
export function shellCommands(page: string, matches: (step: Step) => boolean): string {
  return findSteps(page)
    .filter((step) => step.kind === 'shell' && matches(step))
    .map(({text}) => text)
    .join('\n');
}

/** Whether the samples of a page run in the developer kit, among the files of the guide. */
export function runsInKit(page: string): boolean {
  return GUIDE.includes(page) || shellCommands(page, () => true).includes('developer-kit');
}

/** Returns the commands that a reader ran on other pages before this one. */
export function findPrelude(page: string): string {
  const before = GUIDE.slice(0, Math.max(0, GUIDE.indexOf(page)));
  const hasScript = (steps: readonly Step[]) =>
    steps.some(({kind, title}) => kind === 'shell' && title !== '');
  if (before.length > 0 && hasScript(findSteps(page))) {
    const setsUp = ({title, text}: Step) => title !== '' || /^(?:export|read) /.test(text);
    const commands = before.map((earlier) => shellCommands(earlier, setsUp));
    return ['cd developer-kit/examples/vault', ...commands, 'cd - >/dev/null'].join('\n');
  }
  if (LLM_TASKS.includes(page)) {
    return shellCommands('build/secretLLM/quickstart', ({text}) =>
      text.includes('npm install openai'),
    );
  }
  if (page === 'build/ai/ai-workflow') {
    const program = findSteps('build/secret-vault-quickstart').filter(
      ({kind, title}) => kind === 'file' && title !== 'note.ts', // imports files of the kit
    );
    const save = program.map(({title, text}) => `cat > ${title} <<'EOF'\n${text}\nEOF`);
    const leak = 'echo YOUR_ORG_SECRET_KEY > leak.txt';
    return [...save, 'npm install', 'git init -q', leak, 'git add leak.txt'].join('\n');
  }
  return '';
}
