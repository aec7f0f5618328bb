/** The languages of the samples, and the command that sends a request to the sandbox. */
import type {SandboxNode} from '../../../config/apis';
import {curl, printCurl} from './languages/curl';
import {go} from './languages/go';
import {joinLines, type Language} from './languages/language';
import {python} from './languages/python';
import {typescript} from './languages/typescript';
import type {RequestSample} from './request';
import {credentialPlaceholders} from './security';

/** The languages of the samples, in the order of their tabs. `exampleSection.ts` prints each request in all of them. */
export const languages: readonly Language[] = [curl, typescript, python, go];

/** Matches a text in single quotes that ends with a placeholder for the credential: `'Authorization: Bearer YOUR_JWT'` */
const quotedPlaceholderRegex = new RegExp(
  `'([^'\\n]*)\\b(?:${credentialPlaceholders.join('|')})'`,
  'g',
);

/**
 * Returns a curl command that sends the request of a sample to the local sandbox, with the credential of the sandbox
 * and the command that creates it. Pages without the console show it. A request with a file still names `path/to/file`.
 * `exampleSection.ts` puts it into the page.
 *
 * @param hasEmptyBody whether a successful response has no body, so that the command must print the status
 */
export function sandboxCommand(
  sample: RequestSample,
  {url, credential, setup}: SandboxNode,
  hasEmptyBody: boolean,
): string {
  const {origin} = new URL(sample.url);
  const original = printCurl({...sample, url: sample.url.replace(origin, url)}, hasEmptyBody);
  // Double quotes, because the credential may be a variable of the shell.
  const command = original.replace(
    quotedPlaceholderRegex,
    (_quoted, before: string) => `"${before}${credential}"`,
  );
  const hasCredential = command !== original;
  return joinLines(hasCredential && setup !== undefined && `${setup}\n`, command);
}
