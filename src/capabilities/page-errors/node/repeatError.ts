/** Repeats the messages of an error that stops Docusaurus, which prints them above a stack of up to twenty lines. */
import {errorChain, errorMessages} from '../../../lib/errorChain';
import {PageError} from './problems';

/**
 * Returns the messages of an error and of its causes, at most ten. Returns none if one of them is a PageError: its messages
 * have no stack below them.
 */
export function messagesToRepeat(error: unknown): string[] {
  const hasPageError = errorChain(error).some((cause) => cause instanceof PageError);
  return hasPageError ? [] : errorMessages(error);
}

/** Calls `listener` with each rejection that nobody handles. Docusaurus prints such an error and ends the process. */
export function onFatalError(listener: (error: unknown) => void): void {
  // First in the list, because Docusaurus' own listener ends the process.
  process.prependListener('unhandledRejection', listener);
}
