/**
 * Runs jobs with a limit of time and memory, each in a process of its own: a regular expression that
 * never ends blocks only that process, and one array of a billion numbers aborts only that process. A
 * worker thread would not do: V8 aborts all threads when one asks for too much at once.
 */
import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {databaseError, HandledError} from './errors';
import type {Job, Reply} from './jobProcess';
import type {Jobs} from './jobs';
import {pack, unpack} from './values';

/** The node's limit is five minutes. */
export const TIME_LIMIT_MS = 2_500;
const MEMORY_LIMIT_MB = 256;

/** A job took too long: the node answers 504. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
}

/** Processes that wait for a job; there are never more than requests at one time. */
const idle: ChildProcess[] = [];

async function start(): Promise<ChildProcess> {
  const child = fork(path.join(__dirname, 'jobProcess.ts'), {
    cwd: path.resolve(__dirname, '../..'),
    execArgv: ['--import', 'tsx', `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.once('exit', () => {
    const index = idle.indexOf(child);
    if (index !== -1) idle.splice(index, 1);
  });
  // Neither keeps the sandbox alive; it ends the child by ending itself.
  child.unref();
  child.channel?.unref();
  await once(child, 'message');
  return child;
}

async function exchange(child: ChildProcess, job: Job): Promise<Reply> {
  const done = new AbortController();
  const {signal} = done;
  const tooMuch = databaseError('Exceeded memory limit', 146);
  const tooLong = new TimeLimitError(`${job.name} took more than ${TIME_LIMIT_MS} ms`);
  try {
    child.send(job);
    const [reply] = await Promise.race([
      once(child, 'message', {signal}),
      once(child, 'exit', {signal}).then(() => Promise.reject(tooMuch)),
      sleep(TIME_LIMIT_MS, [], {signal}).then(() => Promise.reject(tooLong)),
    ]);
    idle.push(child);
    return reply as Reply;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    done.abort();
  }
}

/**
 * Runs one job.
 *
 * @throws TimeLimitError; HandledError for what the job refuses or when it needs too much memory; Error
 *   for what the node does not handle
 */
export async function bounded<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<ReturnType<Jobs[Name]>> {
  const child = idle.pop() ?? (await start());
  const reply = await exchange(child, {name, args: pack(args)});
  if ('handled' in reply) throw new HandledError(reply.handled.tag, ...reply.handled.details);
  if ('failure' in reply) throw new Error(reply.failure);
  return unpack(reply.result) as ReturnType<Jobs[Name]>;
}
