/** The parts that the languages of the samples have in common. */
import type {RequestBodySample, RequestSample} from '../request';

/** A language of the samples. */
export interface Language {
  /** Value of its tab, which tabs on all pages share. */
  readonly value: string;
  readonly label: string;
  /** Name of the language for highlighting. */
  readonly highlight: string;
  /** @param hasEmptyBody whether a successful response has no body, so that a sample must print the status */
  readonly print: (sample: RequestSample, hasEmptyBody?: boolean) => string;
}

/** How a language writes each kind of body: functions for `json`, `text`, `file`, `form`, and `multipart`. */
export type BodyPrinters<T> = Readonly<
  Record<RequestBodySample['kind'], (body: RequestBodySample) => T>
>;

/** Placeholder for a file of the reader. */
export const FILE = 'path/to/file';

/** Joins the lines of a sample. Lines that it does not need are undefined or false. */
export function joinLines(...lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== false).join('\n');
}

/** Returns the fields of a form by their names. */
export function fieldsAsObject({fields}: RequestBodySample): Record<string, string> {
  return Object.fromEntries(fields.map(([name, text]) => [name, text]));
}
