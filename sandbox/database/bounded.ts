/**
 * Runs jobs with a limit of time and memory, each in a process of its own: a regular expression that
 * never ends blocks only that process, and one array of a billion numbers aborts only that process. A
 * worker thread would not do: V8 aborts all threads when one asks for too much at once.
 */
import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {HTTPException} from 'hono/http-exception';
import {databaseError, HandledError} from './errors';
import type {Job, Reply} from './jobProcess';
import type {Jobs} from './jobs';
import {pack, unpack} from './values';

/** Of a machine with nothing else to do. The node's limit is five minutes. */
const TIME_LIMIT_MS = 2_500;
const MEMORY_LIMIT_MB = 256;

/** How much longer a job may take because the machine has other work: up to three times. */
const patience = (): number =>
  Math.min(3, Math.max(1, (loadavg()[0] ?? 0) / availableParallelism()));

/** Processes that wait for a job, or are about to; there are never more than requests at one time. */
const idle: Promise<ChildProcess>[] = [];

async function start(): Promise<ChildProcess> {
  const child = fork(path.join(__dirname, 'jobProcess.ts'), {
    cwd: path.resolve(__dirname, '../..'),
    execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // Neither keeps the sandbox alive; it ends the child by ending itself.
  child.unref();
  child.channel?.unref();
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The process of the queries did not start: it ended with ${code ?? signal}`);
    }),
  ]);
  return child;
}

/** Starts a process ahead of the first job, and after one that had to be ended. */
export function warmUp(): void {
  const starting = start();
  // Whoever takes it learns of the failure.
  starting.catch(() => undefined);
  idle.push(starting);
}

async function exchange(child: ChildProcess, job: Job): Promise<Reply> {
  const done = new AbortController();
  const {signal} = done;
  const tooMuch = databaseError('Exceeded memory limit', 146);
  const tooLong = new HTTPException(504, {message: 'Gateway Timeout'});
  try {
    child.send(job);
    const reply = await Promise.race([
      once(child, 'message', {signal}).then(([message]) => message as Reply),
      once(child, 'exit', {signal}).then(() => Promise.reject(tooMuch)),
      sleep(TIME_LIMIT_MS * patience(), undefined, {signal}).then(() => Promise.reject(tooLong)),
    ]);
    idle.push(Promise.resolve(child));
    return reply;
  } catch (error) {
    child.kill('SIGKILL');
    warmUp();
    throw error;
  } finally {
    done.abort();
  }
}

/** Runs one job. @throws HandledError for what it refuses or when it needs too much memory; 504 when it takes too long */
export async function bounded<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<ReturnType<Jobs[Name]>> {
  const child = await (idle.pop() ?? start());
  const reply = await exchange(child, {name, args: pack(args)});
  if ('tag' in reply) throw new HandledError(reply.tag, ...reply.details);
  return unpack(reply.result) as ReturnType<Jobs[Name]>;
}
