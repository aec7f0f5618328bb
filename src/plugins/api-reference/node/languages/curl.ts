/** Prints a request as a curl command, for Bash. */
import {printLiteral} from '../literal';
import type {RequestSample} from '../request';
import {FILE, type BodyPrinters, type Language} from './language';

/** Quotes text, so that a shell expands nothing in it. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

const curlBodies: BodyPrinters<string[]> = {
  // Line breaks in JSON are only formatting, so lines can be indented.
  json: ({value}) => [`-d ${quoteForShell(printLiteral(value)).replaceAll('\n', '\n  ')}`],
  text: ({text}) => [`--data-raw ${quoteForShell(text)}`],
  file: () => [`--data-binary '@${FILE}'`],
  form: ({fields}) =>
    fields.map(([name, text]) => `--data-urlencode ${quoteForShell(`${name}=${text}`)}`),
  multipart: ({fields}) =>
    fields.map(([name, text, isFile]) =>
      isFile
        ? `-F ${quoteForShell(`${name}=@${FILE}`)}`
        : `--form-string ${quoteForShell(`${name}=${text}`)}`,
    ),
};

/** The option for a method, unless curl chooses it itself. */
function curlMethod(method: string, hasBody: boolean): string {
  if (method === 'HEAD') return '--head ';
  return method === (hasBody ? 'POST' : 'GET') ? '' : `-X ${method} `;
}

/** Makes curl print the status below the body. */
const SHOW_STATUS = String.raw`-w '\nStatus: %{http_code}\n'`;

/**
 * Returns the command for a request. `sandboxCommand` (codeSamples.ts) prints the request to the sandbox with it.
 *
 * @param hasEmptyBody whether a successful response has no body, so that the command must print the status
 */
export function printCurl(
  {method, url, headers, body}: RequestSample,
  hasEmptyBody = false,
): string {
  return [
    `curl ${curlMethod(method, body !== undefined)}`.trimEnd(),
    quoteForShell(url),
    ...headers.map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : curlBodies[body.kind](body)),
    ...(hasEmptyBody ? [SHOW_STATUS] : []),
  ].join(' \\\n  ');
}

export const curl: Language = {value: 'curl', label: 'curl', highlight: 'bash', print: printCurl};
