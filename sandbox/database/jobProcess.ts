/** The process that runs the jobs of runJob.ts, one after the other. It ends with the sandbox. */
import {databaseError, MongoError, TaggedError} from './errors';
import {jobs, type Jobs} from './jobs';
import {fromTransferable, toTransferable} from './values';

export interface JobRequest {
  readonly name: keyof Jobs;
  readonly args: unknown;
}

/** The value that a job returned, or the error to respond with. */
export type JobResult = {readonly value: unknown} | Pick<TaggedError, 'tag' | 'details'>;

/** The longest result of a job, in characters of JSON: a little more than the largest upload. */
const MAX_RESULT_CHARACTERS = 64 * 1024 * 1024;

function run({name, args}: JobRequest): JobResult {
  try {
    const job = jobs[name] as (...args: unknown[]) => unknown;
    const value = job(...(fromTransferable(args) as unknown[]));
    if (JSON.stringify(value).length > MAX_RESULT_CHARACTERS)
      throw new MongoError('BSONObj size is larger than the database returns', 10334);
    return {value: toTransferable(value)};
  } catch (error) {
    const {tag, details} = error instanceof TaggedError ? error : databaseError(name, error);
    return {tag, details};
  }
}

process.on('message', (request: JobRequest) => process.send?.(run(request)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
