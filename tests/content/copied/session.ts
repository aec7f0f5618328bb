/** Runs the steps of a page as its reader would: one folder, one shell, from the first block to the last. */
import {spawn} from 'node:child_process';
import {programRegex, type Step} from './blocks';

export interface Session {
  readonly page: string;
  readonly steps: readonly Step[];
  /** Shell commands of the pages before, such as the registration that a page builds on. */
  readonly prelude: string;
  readonly folder: string;
}

export interface Outcome {
  readonly page: string;
  /** `page, step: what went wrong`. */
  readonly problems: readonly string[];
  /** What each command printed, by the number of its step. */
  readonly printed: ReadonlyMap<number, string>;
  readonly commands: readonly string[];
  /** Python programs that were compiled only, with the modules that are not installed here. */
  readonly compiled: readonly string[];
}

const END = 'END_OF_THE_COPIED_BLOCK';
const compiledRegex = /^@@(compiled, not run: .*)$/gm;
const LAST_LINES = 15;

const runOf = (title: string): string =>
  title.endsWith('.py') ? `python3 ${title}` : `npx tsx ${title}`;

const saveOf = ({title, text, continued}: Step): string =>
  `mkdir -p "$(dirname '${title}')"\ncat ${continued ? '>>' : '>'} '${title}' <<'${END}'\n${text}\n${END}`;

interface Line {
  readonly step: number;
  readonly tab: string;
  readonly script: string;
  readonly command?: string;
}

/** The steps as lines of a script. A file without a command of the page's own runs when it is complete. */
function linesOf(steps: readonly Step[]): Line[] {
  const lines: Line[] = [];
  const waiting = new Map<string, Line>();
  for (const [index, step] of steps.entries()) {
    const line = {step: index, tab: step.tab};
    if (step.kind === 'file') {
      lines.push({...line, script: saveOf(step)});
      if (programRegex.test(step.title)) {
        const command = runOf(step.title);
        waiting.set(step.title, {...line, script: command, command});
      }
    } else if (step.kind === 'shell') {
      for (const title of waiting.keys()) if (step.text.includes(title)) waiting.delete(title);
      lines.push({...line, script: step.text, command: step.text});
    } else if (step.source !== undefined) {
      const title = steps[step.source]?.title ?? '';
      lines.push(...[waiting.get(title)].filter((run) => run !== undefined));
      waiting.delete(title);
    }
  }
  return [...lines, ...waiting.values()];
}

/** Each tab has a folder of its own to be in, as a reader follows one of them; the first is that of all others. */
function scriptOf(lines: readonly Line[], prelude: string): string {
  const home = lines.find(({tab}) => tab !== '')?.tab ?? '';
  const parts = lines.map(({step, tab, script}) => {
    const place = `at[${tab === '' ? home : tab}-]`;
    return `step=${step}\nprintf '\\n@@%s\\n' ${step}\ncd "\${${place}:-$start}"\n${script}\n${place}=$PWD`;
  });
  return [
    'set -euE -o pipefail',
    `trap 'echo "@@failed $step" >&2' ERR`,
    'declare -A at\nstep=prelude',
    prelude,
    'start=$PWD',
    ...parts,
  ].join('\n');
}

interface Result {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

export function runBash(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  timeout = 100_000,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script], {
      cwd,
      env,
      timeout,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({stdout, stderr, exitCode}));
  });
}

/** What each step printed. */
function printedBy(stdout: string): Map<number, string> {
  const [, ...parts] = stdout.split(/\n@@(?=\d+\n)/);
  const printed = new Map<number, string>();
  for (const part of parts) {
    const end = part.indexOf('\n');
    const step = Number(part.slice(0, end));
    printed.set(step, (printed.get(step) ?? '') + part.slice(end + 1));
  }
  return printed;
}

function failureOf({page, steps}: Session, {stderr, exitCode}: Result): string[] {
  if (exitCode === 0) return [];
  const failed = /@@failed (\d+)/.exec(stderr)?.[1];
  const step = failed === undefined ? undefined : steps[Number(failed)];
  const place =
    step === undefined
      ? 'before the first step'
      : `${step.title || 'commands'} beginning "${step.text.split('\n')[0]}"`;
  const why = stderr.trim().split('\n').slice(-LAST_LINES).join('\n');
  return [`${page}, ${place}: ended with ${exitCode ?? 'no end in time'}\n${why}`];
}

export async function runSession(session: Session, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const lines = linesOf(session.steps);
  const result = await runBash(scriptOf(lines, session.prelude), session.folder, env);
  return {
    page: session.page,
    problems: failureOf(session, result),
    printed: printedBy(result.stdout),
    commands: lines.flatMap(({command}) => command ?? []),
    compiled: [...result.stdout.matchAll(compiledRegex)].map(([, text = '']) => text),
  };
}
