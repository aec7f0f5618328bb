/** The process that runs jobs, one at a time, for bounded.ts. It ends with the sandbox. */
import type {Jobs} from './jobs';
import {runJob} from './jobs';
import {HandledError, type ErrorTag} from './errors';
import {pack, unpack} from './values';

export interface Job {
  readonly name: keyof Jobs;
  readonly args: unknown;
}

export type Reply =
  | {readonly result: unknown}
  | {readonly handled: {readonly tag: ErrorTag; readonly details: readonly string[]}}
  | {readonly failure: string};

function reply({name, args}: Job): Reply {
  try {
    return {result: pack(runJob(name, unpack(args) as unknown[]))};
  } catch (error) {
    if (error instanceof HandledError) {
      return {handled: {tag: error.tag, details: error.details}};
    }
    return {failure: String(error)};
  }
}

process.on('message', (job: Job) => process.send?.(reply(job)));
process.on('disconnect', () => process.exit());
process.send?.('ready');
