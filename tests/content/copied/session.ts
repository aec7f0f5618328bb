/** Runs the steps of a page as a reader would: in one folder and one shell, from the first block to the last. */
import {runBash, type Run} from '../../../tools/samples/run';
import {programRegex, type Step} from './blocks';

export interface Session {
  readonly page: string;
  readonly steps: readonly Step[];
  /** Shell commands of earlier pages, such as the registration. */
  readonly prelude: string;
  readonly folder: string;
}

export interface Outcome {
  readonly page: string;
  /** `page, step: what went wrong`. */
  readonly problems: readonly string[];
  /** The output of each step, by its number. */
  readonly printed: ReadonlyMap<number, string>;
  readonly commands: readonly string[];
  /** Python programs that were only compiled, with the modules that aren't installed. */
  readonly compiled: readonly string[];
}

const END = 'END_OF_THE_COPIED_BLOCK';
/** The message of program.py: `@@compiled, not run: no nilql`. */
const compiledRegex = /^@@(compiled, not run: .*)$/gm;
const LAST_LINES = 15;

/** Returns the command that runs a program. */
function runCommand(title: string): string {
  return title.endsWith('.py') ? `python3 ${title}` : `npx tsx ${title}`;
}

/** Returns the command that saves a block as a file. */
function saveCommand({title, text, continued}: Step): string {
  const redirect = continued ? '>>' : '>';
  return `mkdir -p "$(dirname '${title}')"\ncat ${redirect} '${title}' <<'${END}'\n${text}\n${END}`;
}

interface Line {
  readonly step: number;
  readonly tab: string;
  readonly script: string;
  readonly command?: string;
}

/** Returns the steps as lines of a script. A program that no command on the page runs is run once it is complete. */
function createLines(steps: readonly Step[]): Line[] {
  const lines: Line[] = [];
  const waiting = new Map<string, Line>();
  for (const [index, step] of steps.entries()) {
    const line = {step: index, tab: step.tab};
    if (step.kind === 'file') {
      lines.push({...line, script: saveCommand(step)});
      if (programRegex.test(step.title)) {
        const command = runCommand(step.title);
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

/**
 * Returns the lines as one script. Each tab has its own current folder, because a reader follows only one
 * tab. Blocks outside tabs use the folder of the first tab, and the other tabs begin in that folder.
 */
function createScript(lines: readonly Line[], prelude: string): string {
  const home = lines.find(({tab}) => tab !== '')?.tab ?? '';
  const parts = lines.map(({step, tab, script}) => {
    const place = `at[${tab === '' ? home : tab}-]`;
    const remember = tab === '' ? `${place}=$PWD\nstart=$PWD` : `${place}=$PWD`;
    return `step=${step}\nprintf '\\n@@%s\\n' ${step}\ncd "\${${place}:-$start}"\n${script}\n${remember}`;
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

/** Splits the output of a script into the outputs of its steps. */
function splitOutput(stdout: string): Map<number, string> {
  const [, ...parts] = stdout.split(/\n@@(?=\d+\n)/);
  const printed = new Map<number, string>();
  for (const part of parts) {
    const end = part.indexOf('\n');
    const step = Number(part.slice(0, end));
    printed.set(step, (printed.get(step) ?? '') + part.slice(end + 1));
  }
  return printed;
}

/** Returns the problem of a script that failed: the page, the step, and the end of its errors. */
function findFailure({page, steps}: Session, {stderr, exitCode}: Run): string[] {
  if (exitCode === 0) return [];
  const failed = /@@failed (\d+)/.exec(stderr)?.[1];
  const step = failed === undefined ? undefined : steps[Number(failed)];
  const place =
    step === undefined
      ? 'before the first step'
      : `${step.title || 'commands'} beginning "${step.text.split('\n')[0]}"`;
  const reason = stderr.trim().split('\n').slice(-LAST_LINES).join('\n');
  return [`${page}, ${place}: ended with ${exitCode ?? 'a timeout'}\n${reason}`];
}

/** Runs all steps of a page. */
export async function runSession(session: Session, env: NodeJS.ProcessEnv): Promise<Outcome> {
  const lines = createLines(session.steps);
  const result = await runBash(createScript(lines, session.prelude), session.folder, env);
  return {
    page: session.page,
    problems: findFailure(session, result),
    printed: splitOutput(result.stdout),
    commands: lines.flatMap(({command}) => command ?? []),
    compiled: [...result.stdout.matchAll(compiledRegex)].map(([, text = '']) => text),
  };
}
