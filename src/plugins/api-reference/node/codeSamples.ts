/** The command that sends a request to the sandbox. */
import type {SandboxNode} from '../../../config/apis';
import {curl} from '../shared/request/languages/curl';
import {joinLines} from '../shared/request/languages/language';
import type {RequestTemplate} from '../shared/request/request';
import {printSample} from '../shared/request/samples';
import {credentialPlaceholders} from './security';

/** Matches a text in single quotes that ends with a placeholder for the credential: `'Authorization: Bearer YOUR_JWT'` */
const quotedPlaceholderRegex = new RegExp(
  `'([^'\\n]*)\\b(?:${credentialPlaceholders.join('|')})'`,
  'g',
);

/**
 * Returns a curl command that sends the request of a sample to the local sandbox, with the credential of the sandbox
 * and the command that creates it. Pages without the console show it. A request with a file still names `path/to/file`.
 *
 * @param hasEmptyBody whether a successful response has no body, so that the command must print the status
 */
export function sandboxCommand(
  template: RequestTemplate,
  {url, credential, setup}: SandboxNode,
  hasEmptyBody: boolean,
): string {
  // The sandbox has the paths of the service, below another origin.
  const {origin} = new URL(template.server);
  const server = template.server.replace(origin, url);
  const original = printSample(curl, {...template, server}, hasEmptyBody).text;
  // Double quotes, because the credential may be a variable of the shell.
  const command = original.replace(
    quotedPlaceholderRegex,
    (_quoted, before: string) => `"${before}${credential}"`,
  );
  const hasCredential = command !== original;
  return joinLines(hasCredential && setup !== undefined && `${setup}\n`, command);
}
