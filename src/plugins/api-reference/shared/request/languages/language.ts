/** The parts that the languages of the samples have in common. */
import type {Mark} from '../marks';
import type {HttpRequest} from '../request';

/** Prints a request. Its texts may have marks around values; the function adds those of a JSON body. */
export type PrintRequest = (request: HttpRequest, options: PrintOptions) => string;

interface PrintOptions {
  readonly mark: Mark;
  /** Whether a successful response has no body, so that a sample must print the status. */
  readonly hasEmptyBody: boolean;
}

/** A language of the samples. */
export interface Language {
  /** Value of its tab, which tabs on all pages share. */
  readonly value: string;
  readonly label: string;
  /** Name of the language for highlighting. */
  readonly highlight: string;
  readonly print: PrintRequest;
}

/** Placeholder for a file of the reader. */
export const FILE = 'path/to/file';

/** Joins the lines of a sample. Lines that it does not need are undefined or false. */
export function joinLines(...lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== false).join('\n');
}

/** Whether several pairs have the same name, so that an object cannot represent them. */
export function hasRepeatedNames(pairs: readonly (readonly [name: string, value: string])[]) {
  return new Set(pairs.map(([name]) => name)).size < pairs.length;
}
