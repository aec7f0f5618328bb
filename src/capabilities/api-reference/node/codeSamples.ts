/** Prints a request in the languages of the site: short, and complete except for credentials and files of the reader. */
import type {SandboxNode} from '../../../config/apis';
import {printLiteral} from './literal';
import type {RequestBodySample, RequestSample} from './request';
import {credentialPlaceholders} from './security';

/** A language of the samples. */
interface Language {
  /** Value of its tab, which tabs on all pages share. */
  readonly value: string;
  readonly label: string;
  /** Name of the language for highlighting. */
  readonly highlight: string;
  /** @param hasEmptyBody whether a successful response has no body, so that a sample must print the status */
  readonly print: (sample: RequestSample, hasEmptyBody?: boolean) => string;
}

/** How a language writes each kind of body. */
type BodyPrinters<T> = Readonly<Record<RequestBodySample['kind'], (body: RequestBodySample) => T>>;

/** Placeholder for a file of the reader. */
const FILE = 'path/to/file';

function joinLines(...lines: readonly (string | false | undefined)[]): string {
  return lines.filter((line) => line !== undefined && line !== false).join('\n');
}

function fieldsAsObject({fields}: RequestBodySample): Record<string, string> {
  return Object.fromEntries(fields.map(([name, text]) => [name, text]));
}

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

function printCurl({method, url, headers, body}: RequestSample, hasEmptyBody = false): string {
  return [
    `curl ${curlMethod(method, body !== undefined)}`.trimEnd(),
    quoteForShell(url),
    ...headers.map(([name, value]) => `-H ${quoteForShell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : curlBodies[body.kind](body)),
    ...(hasEmptyBody ? [SHOW_STATUS] : []),
  ].join(' \\\n  ');
}

function tsLiteral(value: unknown): string {
  return printLiteral(value, 'ts', '  ');
}

const tsBodies: BodyPrinters<string> = {
  json: ({value}) => `JSON.stringify(${tsLiteral(value)})`,
  text: ({text}) => tsLiteral(text),
  file: () => `await openAsBlob('${FILE}')`,
  form: (body) => `new URLSearchParams(${tsLiteral(fieldsAsObject(body))})`,
  multipart: () => 'form',
};

function printTypeScript({method, url, headers, body}: RequestSample): string {
  const form = body?.kind === 'multipart' ? body.fields : undefined;
  const readsFile = body?.kind === 'file' || form?.some(([, , isFile]) => isFile);
  const options = joinLines(
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: ${tsLiteral(Object.fromEntries(headers))},`,
    body && `  body: ${tsBodies[body.kind](body)},`,
  );
  const appends = (form ?? []).map(([name, text, isFile]) => {
    const value = isFile ? `await openAsBlob('${FILE}')` : tsLiteral(text);
    return `form.append(${tsLiteral(name)}, ${value});`;
  });
  return joinLines(
    readsFile && "import {openAsBlob} from 'node:fs';\n",
    `const url = ${tsLiteral(url)};`,
    form && 'const form = new FormData();',
    ...appends,
    `const response = await fetch(url${options === '' ? '' : `, {\n${options}\n}`});`,
    'console.log(response.status, await response.text());',
  );
}

function pythonLiteral(value: unknown): string {
  return printLiteral(value, 'python', '    ');
}

const pythonBodies: BodyPrinters<string> = {
  json: ({value}) => `json=${pythonLiteral(value)}`,
  text: ({text}) => `data=${pythonLiteral(text)}.encode()`,
  file: () => `data=open("${FILE}", "rb")`,
  form: (body) => `data=${pythonLiteral(fieldsAsObject(body))}`,
  multipart: ({fields}) => {
    const parts = fields.map(([name, text, isFile]) => {
      const content = isFile ? `open("${FILE}", "rb")` : `(None, ${pythonLiteral(text)})`;
      return `        ${pythonLiteral(name)}: ${content},\n`;
    });
    return `files={\n${parts.join('')}    }`;
  },
};

function printPython({method, url, headers, body}: RequestSample): string {
  // With `json=`, requests sets the content type itself.
  const shown = headers.filter(
    ([name, value]) =>
      !(body?.kind === 'json' && name === 'Content-Type' && value === 'application/json'),
  );
  return joinLines(
    'import requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    ${pythonLiteral(url)},`,
    shown.length > 0 && `    headers=${pythonLiteral(Object.fromEntries(shown))},`,
    body && `    ${pythonBodies[body.kind](body)},`,
    ')',
    'print(response.status_code, response.text)',
  );
}

/** A raw string, unless the text contains what ends one. */
function goText(text: string): string {
  return /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;
}

const GO_ERROR_CHECK = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

function goReader(text: string): string {
  return `\tbody := strings.NewReader(${goText(text)})`;
}

/** Reads a file, and writes each field to a form. */
function goMultipart({fields}: RequestBodySample): string {
  const hasFile = fields.some(([, , isFile]) => isFile);
  const writes = fields.map(([name, text, isFile]) => {
    const key = JSON.stringify(name);
    if (!isFile) return `\tform.WriteField(${key}, ${goText(text)})`;
    return `\tif part, err := form.CreateFormFile(${key}, "${FILE}"); err == nil {\n\t\tpart.Write(file)\n\t}`;
  });
  return joinLines(
    hasFile && joinLines(`\tfile, err := os.ReadFile("${FILE}")`, GO_ERROR_CHECK),
    '\tbody := new(bytes.Buffer)\n\tform := multipart.NewWriter(body)',
    ...writes,
    '\tform.Close()',
  );
}

/** The lines of Go that define each type of body. */
const goBodies: BodyPrinters<string> = {
  json: ({value}) => goReader(printLiteral(value)),
  text: ({text}) => goReader(text),
  form: (body) => goReader(String(new URLSearchParams(fieldsAsObject(body)))),
  file: () => joinLines(`\tbody, err := os.Open("${FILE}")`, GO_ERROR_CHECK),
  multipart: goMultipart,
};

/** The packages that a body needs. */
const goPackages: Readonly<Record<RequestBodySample['kind'], readonly string[]>> = {
  json: ['strings'],
  text: ['strings'],
  form: ['strings'],
  file: [],
  multipart: ['bytes', 'mime/multipart'],
};

function printGo({method, url, headers, body}: RequestSample): string {
  const packages = body === undefined ? [] : goPackages[body.kind];
  const imports = ['io', 'log', 'net/http', 'os', ...packages].sort();
  const bodyArgument = body === undefined ? 'nil' : 'body';
  return joinLines(
    `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)\n`,
    'func main() {',
    body && goBodies[body.kind](body),
    `\treq, err := http.NewRequest("${method}", ${JSON.stringify(url)}, ${bodyArgument})`,
    GO_ERROR_CHECK,
    ...headers.map(
      ([name, value]) => `\treq.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    body?.kind === 'multipart' && '\treq.Header.Set("Content-Type", form.FormDataContentType())',
    '\n\tres, err := http.DefaultClient.Do(req)',
    GO_ERROR_CHECK,
    '\tdefer res.Body.Close()\n\tlog.Println(res.Status)\n\tio.Copy(os.Stdout, res.Body)\n}',
  );
}

/** The languages of the samples, in the order of their tabs. `exampleSection.ts` prints each request in all of them. */
export const languages: readonly Language[] = [
  {value: 'curl', label: 'curl', highlight: 'bash', print: printCurl},
  {value: 'ts', label: 'TypeScript', highlight: 'ts', print: printTypeScript},
  {value: 'python', label: 'Python', highlight: 'python', print: printPython},
  {value: 'go', label: 'Go', highlight: 'go', print: printGo},
];

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
  const curl = printCurl({...sample, url: sample.url.replace(origin, url)}, hasEmptyBody);
  // Double quotes, because the credential may be a variable of the shell.
  const command = curl.replace(
    quotedPlaceholderRegex,
    (_quoted, before: string) => `"${before}${credential}"`,
  );
  const hasCredential = command !== curl;
  return joinLines(hasCredential && setup !== undefined && `${setup}\n`, command);
}
