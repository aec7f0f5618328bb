/**
 * Runs the code of every page as a reader copies it: the blocks of the built HTML in reading order, saved
 * under their titles and pasted into a shell, against one sandbox. It doesn't read examples/.
 */
import {execFileSync, spawn} from 'node:child_process';
import {randomBytes} from 'node:crypto';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
import path from 'node:path';
import {Readable} from 'node:stream';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import type {ContractViolation} from '../../sandbox/options';
import {SANDBOX_DEFAULT_KEY} from '../../src/config/sandbox';
import {baseUrl, siteUrl} from '../../src/config/site';
import {outputProblem} from '../../tools/samples/check';
import {forSandbox, runBash, sampleEnvironment, withDefaultPorts} from '../../tools/samples/run';
import {serveFolder, type ServedSite} from '../../tools/serve/site';
import {serveHttp} from '../httpServer';
import {exceptions} from './copied/exceptions';
import {
  BUILD,
  findPrelude,
  findSteps,
  GUIDE,
  isExcepted,
  pages,
  runsInKit,
  shellCommands,
  startsSandbox,
  type CopiedPage,
} from './copied/pages';
import {runSession, type Outcome, type Session} from './copied/session';

/** The folder of the samples in the archive. */
const VAULT = 'developer-kit/examples/vault';

/** A temporary folder for everything that the pages write. */
let workFolder = '';
let sandbox: Sandbox;
/** The built site, served on this machine. */
let site: ServedSite;
let env: NodeJS.ProcessEnv = {};
const outcomes: Outcome[] = [];
const violations: ContractViolation[] = [];

/** Returns commands with the addresses of this run, and with keys instead of placeholders and of keys that a reader pastes. */
const localize = (text: string, secretKey: string): string =>
  forSandbox(text.replaceAll(/^read -rs (\w+) && export \1$/gm, 'export $1=YOUR_$1'), sandbox, {
    YOUR_ORG_SECRET_KEY: secretKey,
    YOUR_AI_API_KEY: SANDBOX_DEFAULT_KEY,
    [siteUrl + baseUrl]: `${site.origin}/`,
  });

/** Unpacks and installs the developer kit, and adds all files of the guide. Returns its folder. */
async function installKit(): Promise<string> {
  const folder = path.join(workFolder, 'kit');
  mkdirSync(folder);
  const archive = path.join(BUILD, 'developer-kit.tgz');
  const {stderr, exitCode} = await runBash(
    `tar -xzf '${archive}' && cd developer-kit && rm -r examples/vault/lib && for name in llm vault; do (cd examples/$name && npm install); done`,
    folder,
    env,
  );
  if (exitCode !== 0) throw new Error(`the developer kit can't be installed: ${stderr}`);
  for (const page of GUIDE) {
    const files = findSteps(page).filter(({kind}) => kind === 'file');
    for (const {title, text, continued} of files) {
      const file = path.join(folder, VAULT, title);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `${text}\n`, {flag: continued ? 'a' : 'w'});
    }
  }
  return folder;
}

function createSession(kit: string, {page, steps}: CopiedPage): Session {
  const secretKey = randomBytes(32).toString('hex');
  const home = mkdtempSync(path.join(workFolder, 'page-'));
  if (runsInKit(page)) cpSync(kit, home, {recursive: true, verbatimSymlinks: true});
  const startsInVault =
    GUIDE.includes(page) && !shellCommands(page, () => true).includes(`cd ${VAULT}`);
  return {
    page,
    prelude: localize(findPrelude(page), secretKey),
    folder: path.join(home, startsInVault ? VAULT : '.'),
    steps: steps.map((step) => {
      if (step.kind !== 'shell') return step;
      if (startsSandbox(step) || isExcepted(page, step.text)) return {...step, kind: 'other'};
      return {...step, text: localize(step.text, secretKey)};
    }),
  };
}

/** Returns the differences between the output on a page and what its commands printed. */
function outputProblems({page, steps}: Session, {printed}: Outcome): string[] {
  return steps.flatMap(({text, source = -1}) => {
    const found = printed.get(source);
    if (found === undefined || found.includes('@@compiled')) return [];
    return outputProblem(page, text, withDefaultPorts(found, sandbox).replace(/^\n+/, '')) ?? [];
  });
}

beforeAll(async () => {
  workFolder = mkdtempSync(path.join(tmpdir(), 'copied-'));
  site = await serveFolder(BUILD);
  sandbox = await startSandbox({
    port: 0,
    strict: true,
    onViolation: (violation) => violations.push(violation),
  });
  const runProgram = (program: string, args: readonly string[]) =>
    execFileSync(program, args, {encoding: 'utf8'}).trim();
  env = {
    ...sampleEnvironment(sandbox),
    PATH: [path.resolve('tests/content/copied/bin'), process.env['PATH']].join(path.delimiter),
    REPOSITORY: process.cwd(),
    REAL_NPM: runProgram('which', ['npm']),
    REAL_PYTHON: runProgram('python3', ['-c', 'import sys; print(sys.executable)']),
  };
  const kit = await installKit();
  const runnable = pages.filter(({steps}) => steps.some(({kind}) => kind !== 'other'));
  const runPage = async (page: (typeof runnable)[number]) => {
    const session = createSession(kit, page);
    const outcome = await runSession(session, env);
    outcomes.push({
      ...outcome,
      problems: [...outcome.problems, ...outputProblems(session, outcome)],
    });
  };
  await Readable.from(runnable).forEach(runPage, {concurrency: availableParallelism()});
}, 600_000);

afterAll(async () => {
  await site.close();
  await sandbox.stop();
  rmSync(workFolder, {recursive: true, force: true});
});

describe('code that a reader copies from a page', () => {
  it.each(pages.filter(({steps}) => steps.some(({kind}) => kind !== 'other')))(
    'runs, and prints what the page shows: $page',
    ({page}) => {
      expect(outcomes.find((outcome) => outcome.page === page)?.problems.join('\n\n')).toBe('');
    },
  );

  it('violates no contract', () => {
    expect(violations).toEqual([]);
  });

  it('has a filename for every block of TypeScript and Python', () => {
    const withoutName = pages.flatMap(({page, steps}) =>
      steps
        .filter(({kind, language}) => kind === 'other' && /^(?:ts|js|py|python)$/.test(language))
        .filter(({text}) => !isExcepted(page, text))
        .map(({text}) => `${page}: ${text.split('\n')[0]}`),
    );
    expect(withoutName).toEqual([]);
  });

  it('is valid JSON in blocks of JSON', () => {
    for (const {steps} of pages) {
      for (const {language, text} of steps) if (language === 'json') JSON.parse(text);
    }
  });
});

describe('the command that starts the sandbox', () => {
  const starts = pages.flatMap(({steps}) => steps.filter(startsSandbox).map(({text}) => text));

  it.each([...new Set(starts.filter((text) => text.startsWith('curl')))])(
    'works: %s',
    async (text) => {
      const archive = readFileSync(path.join(BUILD, 'developer-kit.tgz'));
      const published = await serveHttp((_request, response) => response.end(archive));
      const child = spawn('bash', ['-ec', text.replace(/https?:\/\/\S+\//, `${published.url}/`)], {
        cwd: mkdtempSync(path.join(workFolder, 'start-')),
        env: {...env, SANDBOX_PORT: '0'},
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (data: Buffer) => (printed += data.toString()));
      try {
        await expect.poll(() => printed, {timeout: 50_000}).toContain('AI node');
      } finally {
        if (child.pid !== undefined) process.kill(-child.pid);
        await published.stop();
      }
    },
    60_000,
  );
});

describe('commands that a page tells the reader to run', () => {
  it('run, or are exceptions with a reason', () => {
    const notRun = pages.flatMap(({page, inline}) => {
      const commands = outcomes.flatMap((outcome) => outcome.commands);
      return inline
        .filter((command) => !isExcepted(page, command))
        .filter((command) => !commands.some((run) => run.includes(command)))
        .map((command) => `${page}: ${command}`);
    });
    expect(notRun).toEqual([]);
  });

  it.each(exceptions)('are still on the page of their exception: $page, $beginning', (found) => {
    const entry = pages.find(({page}) => page === found.page);
    const commands = [...(entry?.inline ?? []), ...findSteps(found.page).map(({text}) => text)];
    expect(commands.filter((text) => text.startsWith(found.beginning))).not.toEqual([]);
  });

  it('are counted', () => {
    const blocks = pages.flatMap(({steps}) => steps).filter(({kind}) => kind !== 'other');
    const commands = outcomes.flatMap((outcome) => outcome.commands);
    const compiled = outcomes.flatMap((outcome) => outcome.compiled);
    const passed = outcomes.filter(({problems}) => problems.length === 0);
    console.log(
      `${pages.length} pages, ${blocks.length} blocks, ${outcomes.length} pages run, ${passed.length} passed, ` +
        `${commands.length} commands run, ${compiled.length} Python programs compiled only`,
    );
    expect(commands.length).toBeGreaterThan(40);
  });
});
