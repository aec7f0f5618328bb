/** The process that runs jobs, one at a time, for bounded.ts. It ends with the sandbox. */
import {databaseError, HandledError} from './errors';
import {jobs, type Jobs} from './jobs';
import {pack, unpack} from './values';

export interface Job {
  readonly name: keyof Jobs;
  readonly args: unknown;
}

/** What a job gave, or what the node answers. */
export type Reply = {readonly result: unknown} | Pick<HandledError, 'tag' | 'details'>;

/** The longest answer to a job, in characters of JSON: a little more than the largest upload. */
const MAX_ANSWER_CHARACTERS = 64 * 1024 * 1024;

function reply({name, args}: Job): Reply {
  try {
    const job = jobs[name] as (...args: unknown[]) => unknown;
    const result = job(...(unpack(args) as unknown[]));
    if (JSON.stringify(result).length > MAX_ANSWER_CHARACTERS)
      throw databaseError('BSONObj size is larger than the database returns', 10334);
    return {result: pack(result)};
  } catch (error) {
    // Whatever else goes wrong is what the database objects to.
    const message = error instanceof Error ? error.message : String(error);
    const {tag, details} = error instanceof HandledError ? error : databaseError(message);
    return {tag, details};
  }
}

process.on('message', (job: Job) => process.send?.(reply(job)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
