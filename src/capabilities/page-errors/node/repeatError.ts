/** Repeats the messages of an error that stops Docusaurus. It prints them above a stack of up to twenty lines. */
import {errorMessages} from '../../../lib/errorChain';
import {PageError} from './problems';

/** Returns the messages of an error and of its causes. Returns none if one of them is a PageError, which has no stack. */
export function messagesToRepeat(error: unknown): string[] {
  let cause = error;
  while (cause instanceof Error && !(cause instanceof PageError)) cause = cause.cause;
  return cause instanceof PageError ? [] : errorMessages(error);
}

/** Calls `listener` with each rejection that nobody handles. Docusaurus prints such an error and ends the process. */
export function onFatalError(listener: (error: unknown) => void): void {
  // First in the list, because Docusaurus' own listener ends the process.
  process.prependListener('unhandledRejection', listener);
}
