/** Code for a request in the languages of the site: short, and runs as it stands once the credential is put in. */
import type {SandboxNode} from '../../../config/apis';
import {printLiteral} from './literal';
import type {RequestBodySample, RequestSample} from './request';

/** A tab of the samples. `value` is the one that tabs of the whole site share. */
interface Language {
  readonly value: string;
  readonly label: string;
  readonly highlight: string;
  readonly print: (sample: RequestSample) => string;
}

const FILE = 'path/to/file';

const lines = (...all: readonly (string | false | undefined)[]) =>
  all.filter((line) => line !== undefined && line !== false).join('\n');

/** Text of a shell in which nothing is replaced. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** How each kind of body is written in a language. */
type Bodies<T> = Readonly<Record<RequestBodySample['kind'], (body: RequestBodySample) => T>>;

const curlBodies: Bodies<string[]> = {
  // In JSON each line break is layout, so the body may be set in.
  json: ({value}) => [`-d ${shell(printLiteral(value)).replaceAll('\n', '\n  ')}`],
  text: ({text}) => [`--data-raw ${shell(text)}`],
  file: () => [`--data-binary '@${FILE}'`],
  form: ({fields}) => fields.map(([name, text]) => `--data-urlencode ${shell(`${name}=${text}`)}`),
  multipart: ({fields}) =>
    fields.map(([name, text, isFile]) =>
      isFile ? `-F ${shell(`${name}=@${FILE}`)}` : `--form-string ${shell(`${name}=${text}`)}`,
    ),
};

function curl({method, url, headers, body}: RequestSample): string {
  const implied = body === undefined ? 'GET' : 'POST';
  const verb = method === 'HEAD' ? '--head ' : method === implied ? '' : `-X ${method} `;
  return [
    `curl ${verb}${shell(url)}`,
    ...headers.map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : curlBodies[body.kind](body)),
  ].join(' \\\n  ');
}

const fieldsOf = ({fields}: RequestBodySample): Record<string, string> =>
  Object.fromEntries(fields.map(([name, text]) => [name, text]));

const tsLiteral = (value: unknown) => printLiteral(value, 'ts', '  ');

const tsBodies: Bodies<string> = {
  json: ({value}) => `JSON.stringify(${tsLiteral(value)})`,
  text: ({text}) => tsLiteral(text),
  file: () => `await openAsBlob('${FILE}')`,
  form: (body) => `new URLSearchParams(${tsLiteral(fieldsOf(body))})`,
  multipart: () => 'form',
};

function typescript({method, url, headers, body}: RequestSample): string {
  const form = body?.kind === 'multipart' ? body.fields : undefined;
  const readsFile = body?.kind === 'file' || form?.some(([, , isFile]) => isFile);
  const options = lines(
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: ${tsLiteral(Object.fromEntries(headers))},`,
    body && `  body: ${tsBodies[body.kind](body)},`,
  );
  return lines(
    readsFile && "import {openAsBlob} from 'node:fs';\n",
    `const url = ${tsLiteral(url)};`,
    form && 'const form = new FormData();',
    ...(form ?? []).map(([name, text, isFile]) => {
      return `form.append(${tsLiteral(name)}, ${isFile ? `await openAsBlob('${FILE}')` : tsLiteral(text)});`;
    }),
    `const response = await fetch(url${options === '' ? '' : `, {\n${options}\n}`});`,
    'console.log(response.status, await response.text());',
  );
}

const pythonLiteral = (value: unknown) => printLiteral(value, 'python', '    ');

const pythonBodies: Bodies<string> = {
  json: ({value}) => `json=${pythonLiteral(value)}`,
  text: ({text}) => `data=${pythonLiteral(text)}.encode()`,
  file: () => `data=open("${FILE}", "rb")`,
  form: (body) => `data=${pythonLiteral(fieldsOf(body))}`,
  multipart: ({fields}) => {
    const parts = fields.map(([name, text, isFile]) => {
      const content = isFile ? `open("${FILE}", "rb")` : `(None, ${pythonLiteral(text)})`;
      return `        ${pythonLiteral(name)}: ${content},\n`;
    });
    return `files={\n${parts.join('')}    }`;
  },
};

function python({method, url, headers, body}: RequestSample): string {
  // `json=` says by itself what it is.
  const implied = (name: string, value: string) =>
    body?.kind === 'json' && name === 'Content-Type' && value === 'application/json';
  const own = headers.filter((header) => !implied(...header));
  return lines(
    'import requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    ${pythonLiteral(url)},`,
    own.length > 0 && `    headers=${pythonLiteral(Object.fromEntries(own))},`,
    body && `    ${pythonBodies[body.kind](body)},`,
    ')',
    'print(response.status_code, response.text)',
  );
}

const goText = (text: string): string =>
  /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;

const goCheck = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

const goReader = (text: string) => `\tbody := strings.NewReader(${goText(text)})`;

/** How a body begins in Go. */
const goBodies: Bodies<string> = {
  json: ({value}) => goReader(printLiteral(value)),
  text: ({text}) => goReader(text),
  form: (body) => goReader(String(new URLSearchParams(fieldsOf(body)))),
  file: () => lines(`\tbody, err := os.Open("${FILE}")`, goCheck),
  multipart: ({fields}) =>
    lines(
      fields.some(([, , isFile]) => isFile) &&
        lines(`\tfile, err := os.ReadFile("${FILE}")`, goCheck),
      '\tbody := new(bytes.Buffer)\n\tform := multipart.NewWriter(body)',
      ...fields.map(([name, text, isFile]) =>
        isFile
          ? `\tif part, err := form.CreateFormFile(${JSON.stringify(name)}, "${FILE}"); err == nil {\n\t\tpart.Write(file)\n\t}`
          : `\tform.WriteField(${JSON.stringify(name)}, ${goText(text)})`,
      ),
      '\tform.Close()',
    ),
};

/** The packages that a body needs. */
const goPackages = {
  ...{json: ['strings'], text: ['strings'], form: ['strings'], file: []},
  multipart: ['bytes', 'mime/multipart'],
};

function go({method, url, headers, body}: RequestSample): string {
  const packages = body === undefined ? [] : goPackages[body.kind];
  const imports = ['io', 'log', 'net/http', 'os', ...packages].sort();
  const call = `http.NewRequest("${method}", ${JSON.stringify(url)}, ${body === undefined ? 'nil' : 'body'})`;
  return lines(
    `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)\n`,
    'func main() {',
    body && goBodies[body.kind](body),
    `\treq, err := ${call}`,
    goCheck,
    ...headers.map(
      ([name, value]) => `\treq.Header.Set(${JSON.stringify(name)}, ${JSON.stringify(value)})`,
    ),
    body?.kind === 'multipart' && '\treq.Header.Set("Content-Type", form.FormDataContentType())',
    '\n\tres, err := http.DefaultClient.Do(req)',
    goCheck,
    '\tdefer res.Body.Close()\n\tio.Copy(os.Stdout, res.Body)\n}',
  );
}

export const languages: readonly Language[] = [
  {value: 'curl', label: 'curl', highlight: 'bash', print: curl},
  {value: 'ts', label: 'TypeScript', highlight: 'ts', print: typescript},
  {value: 'python', label: 'Python', highlight: 'python', print: python},
  {value: 'go', label: 'Go', highlight: 'go', print: go},
];

/** The same request to the sandbox, as a command that runs as it stands. */
export function sandboxCommand(sample: RequestSample, {url, credential, setup}: SandboxNode) {
  const {origin} = new URL(sample.url);
  const code = curl({...sample, url: sample.url.replace(origin, url)});
  const command = code.replace(
    /'([^'\n]*)\b(?:YOUR_JWT|YOUR_API_KEY)'/g,
    (_quoted, before: string) => `"${before}${credential}"`,
  );
  const needsSetup = setup !== undefined && command !== code;
  return needsSetup ? `${setup}\n\n${command}` : command;
}
