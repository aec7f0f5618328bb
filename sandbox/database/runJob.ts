/**
 * Runs jobs with limits on time and memory, each in a separate process. A regular expression that never
 * ends blocks only that process, and an array of a billion numbers crashes only that process. Worker
 * threads would not help: V8 aborts the whole process when one thread runs out of memory.
 */
import {fork, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {availableParallelism, loadavg} from 'node:os';
import {setTimeout as sleep} from 'node:timers/promises';
import {HTTPException} from 'hono/http-exception';
import {jobProcess, rootDir} from '../location';
import {databaseError, MongoError, TaggedError} from './errors';
import type {JobRequest, JobResult} from './jobProcess';
import type {Jobs} from './jobs';
import {fromTransferable, toTransferable} from './values';

/** On an idle machine. A node allows five minutes. */
const TIME_LIMIT_MS = 2_500;
const MEMORY_LIMIT_MB = 256;

/** Returns how much longer a job may take because the machine is busy: a factor from 1 to 3. */
function timeLimitFactor(): number {
  const [lastMinute = 0] = loadavg();
  return Math.min(3, Math.max(1, lastMinute / availableParallelism()));
}

/** Processes without a job, or about to start. There are as many as were ever needed at the same time. */
const idleProcesses = new Set<Promise<ChildProcess>>();

function startProcess(): Promise<ChildProcess> {
  const {script, args, execArgv} = jobProcess;
  const child = fork(script, args, {
    cwd: rootDir,
    execArgv: [...execArgv, `--max-old-space-size=${MEMORY_LIMIT_MB}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child must not keep the sandbox running. It ends when the sandbox ends.
  child.unref();
  child.channel?.unref();
  const starting = Promise.race([
    once(child, 'message').then(() => child),
    once(child, 'exit').then(([code, signal]) => {
      throw new Error(`The process for queries did not start: it ended with ${code ?? signal}`);
    }),
  ]);
  // A process that ended without a job, such as one that the user stopped, must not get one.
  child.once('exit', () => idleProcesses.delete(starting));
  return starting;
}

/**
 * Starts a process before it is needed, so that the next job doesn't wait for it: when `npm run sandbox` has
 * started, and after a job whose process had to be ended.
 */
export function startIdleProcess(): void {
  const starting = startProcess();
  // The job that takes this process reports the error.
  starting.catch(() => undefined);
  idleProcesses.add(starting);
}

function takeProcess(): Promise<ChildProcess> {
  const [idle] = idleProcesses;
  if (idle === undefined) return startProcess();
  idleProcesses.delete(idle);
  return idle;
}

/** Sends a job to a process. Ends the process when the job exceeds a limit. */
async function sendJob(starting: Promise<ChildProcess>, job: JobRequest): Promise<JobResult> {
  const child = await starting;
  const abort = new AbortController();
  const {signal} = abort;
  const outOfMemory = databaseError(job.name, new MongoError('Exceeded memory limit', 146));
  const timedOut = new HTTPException(504, {message: 'Gateway Timeout'});
  try {
    child.send(job);
    const result = await Promise.race([
      once(child, 'message', {signal}).then(([message]) => message as JobResult),
      once(child, 'exit', {signal}).then(() => Promise.reject(outOfMemory)),
      sleep(TIME_LIMIT_MS * timeLimitFactor(), undefined, {signal}).then(() =>
        Promise.reject(timedOut),
      ),
    ]);
    idleProcesses.add(starting);
    return result;
  } catch (error) {
    child.kill('SIGKILL');
    startIdleProcess();
    throw error;
  } finally {
    abort.abort();
  }
}

/**
 * Runs one job in a separate process. Everything that depends on a caller's schema, filter, update, or
 * pipeline needs it.
 *
 * @param name  a function of jobs.ts
 * @throws TaggedError for a job that fails or needs too much memory; a response with 504 when it takes too long; Error
 *   when no process can be started
 */
export async function runJob<Name extends keyof Jobs>(
  name: Name,
  ...args: Parameters<Jobs[Name]>
): Promise<ReturnType<Jobs[Name]>> {
  // The arguments are converted first: if that failed later, the process would be lost.
  const job: JobRequest = {name, args: toTransferable(args)};
  const result = await sendJob(takeProcess(), job);
  if ('tag' in result) throw new TaggedError(result.tag, result.details);
  return fromTransferable(result.value) as ReturnType<Jobs[Name]>;
}
