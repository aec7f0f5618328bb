/** Prints a request as a curl command, for Bash. */
import {printLiteral} from '../literal';
import {withoutMarks, type Mark} from '../marks';
import type {Part, RequestBody} from '../request';
import type {Pair} from '../styles';
import {FILE, type Language, type PrintRequest} from './language';

/** Quotes text, so that a shell expands nothing in it. */
function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** Curl leaves out a header without a value, unless `;` follows the name. */
function headerOption([name, value]: Pair): string {
  const separator = withoutMarks(value) === '' ? ';' : ': ';
  return `-H ${quoteForShell(`${name}${separator}${value}`)}`;
}

/** Quotes a value in the option `-F`. */
function quoteForCurl(text: string): string {
  return `"${text.replace(/["\\]/g, String.raw`\$&`)}"`;
}

/** The text of a part with a content type. Curl reads `;` and a first `@`, `<`, or `"` as its own syntax. */
function partText(text: string): string {
  return /^[@<("\s]|;|\s$/.test(withoutMarks(text)) ? quoteForCurl(text) : text;
}

/** The header of a part whose name curl would end at `=`. */
function partHeader({name, text}: Part): string {
  const file = text === undefined ? '; filename="file"' : '';
  const header = `Content-Disposition: form-data; name="${name.replaceAll('"', '%22')}"${file}`;
  return `;headers=${quoteForCurl(header)}`;
}

function partOption(part: Part): string {
  const {name, text, contentType} = part;
  const hasHeader = name.includes('=');
  if (text !== undefined && contentType === undefined && !hasHeader) {
    return `--form-string ${quoteForShell(`${name}=${text}`)}`;
  }
  const content = text === undefined ? `@${FILE}` : partText(text);
  const type = contentType === undefined ? '' : `;type=${contentType}`;
  const named = hasHeader ? `=${content}${type}${partHeader(part)}` : `${name}=${content}${type}`;
  return `-F ${quoteForShell(named)}`;
}

/** A field of a form. Curl encodes the value, but not the name. */
function fieldOption([name, text]: Pair): string {
  const key = /^[\w.[\]-]+$/.test(name) ? name : encodeURIComponent(name);
  return `--data-urlencode ${quoteForShell(`${key}=${text}`)}`;
}

/** The options of a body; empty for a form without fields. */
function bodyOptions(body: RequestBody, mark: Mark): string[] {
  switch (body.kind) {
    case 'json': {
      const json = printLiteral(body.value, 'json', '', mark);
      // Line breaks in JSON are only formatting, so lines can be indented.
      return [`-d ${quoteForShell(json).replaceAll('\n', '\n  ')}`];
    }
    case 'text':
      return [`--data-raw ${quoteForShell(body.text)}`];
    case 'file':
      return [`--data-binary '@${FILE}'`];
    case 'form':
      return body.pairs.map(fieldOption);
    case 'multipart':
      return body.parts.map(partOption);
  }
}

/** The option for a method, unless curl chooses it itself. */
function curlMethod(method: string, hasBody: boolean): string {
  if (method === 'HEAD') return ' --head';
  return method === (hasBody ? 'POST' : 'GET') ? '' : ` -X ${method}`;
}

/** Braces and brackets, which curl would expand. */
const globRegex = /[{}[\]]/;

/** Makes curl print the status below the body. */
const SHOW_STATUS = String.raw`-w '\nStatus: %{http_code}\n'`;

/** Returns the command for a request. */
const printCurl: PrintRequest = ({method, url, headers, body, note}, options) => {
  const data = body === undefined ? [] : bodyOptions(body, options.mark);
  const comment = note === undefined ? '' : `# ${note}\n`;
  const parts = [
    `curl${curlMethod(method, data.length > 0)}`,
    quoteForShell(url),
    ...(globRegex.test(url) ? ['--globoff'] : []),
    ...headers.map(headerOption),
    ...data,
    ...(options.hasEmptyBody ? [SHOW_STATUS] : []),
  ];
  return comment + parts.join(' \\\n  ');
};

export const curl: Language = {value: 'curl', label: 'curl', highlight: 'bash', print: printCurl};
