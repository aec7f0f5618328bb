/** Code for a request in the languages of the site: short, and runs as it stands once the credential is put in. */
import type {SandboxNode} from '../../../config/apis';
import {printLiteral} from './literal';
import type {Fields, RequestBodySample, RequestSample} from './request';

/** A tab of the samples. `value` is the one that tabs of the whole site share. */
interface Language {
  readonly value: string;
  readonly label: string;
  readonly highlight: string;
  readonly print: (sample: RequestSample) => string;
}

const FILE = 'path/to/file';

const isLine = (line: string | false | undefined): line is string =>
  line !== undefined && line !== false;
const lines = (...all: readonly (string | false | undefined)[]) => all.filter(isLine).join('\n');

/** Text of a shell in which nothing is replaced. */
const shell = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

function curlBody(body: RequestBodySample): string[] {
  switch (body.kind) {
    case 'json':
      // In JSON each line break is layout, so the body may be set in.
      return [`-d ${shell(printLiteral(body.value)).replaceAll('\n', '\n  ')}`];
    case 'text':
      return [`--data-raw ${shell(body.text)}`];
    case 'file':
      return [`--data-binary '@${FILE}'`];
    case 'form':
      return body.fields.map(([name, text]) => `--data-urlencode ${shell(`${name}=${text}`)}`);
    case 'multipart':
      return body.fields.map(([name, text, isFile]) =>
        isFile ? `-F ${shell(`${name}=@${FILE}`)}` : `--form-string ${shell(`${name}=${text}`)}`,
      );
  }
}

function curl({method, url, headers, body}: RequestSample): string {
  const implied = body === undefined ? 'GET' : 'POST';
  const verb = method === 'HEAD' ? '--head ' : method === implied ? '' : `-X ${method} `;
  return [
    `curl ${verb}${shell(url)}`,
    ...headers.map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : curlBody(body)),
  ].join(' \\\n  ');
}

function tsBody(body: RequestBodySample): string {
  switch (body.kind) {
    case 'json':
      return `JSON.stringify(${printLiteral(body.value, 'ts', '  ')})`;
    case 'text':
      return printLiteral(body.text, 'ts');
    case 'file':
      return `await openAsBlob('${FILE}')`;
    case 'form':
      return `new URLSearchParams(${printLiteral(fieldsOf(body), 'ts', '  ')})`;
    case 'multipart':
      return 'form';
  }
}

const fieldsOf = ({fields}: {readonly fields: Fields}): Record<string, string> =>
  Object.fromEntries(fields.map(([name, text]) => [name, text]));

function typescript({method, url, headers, body}: RequestSample): string {
  const form = body?.kind === 'multipart' ? body.fields : undefined;
  const readsFile = body?.kind === 'file' || form?.some(([, , isFile]) => isFile);
  const literal = (value: unknown) => printLiteral(value, 'ts', '  ');
  const options = lines(
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: ${literal(Object.fromEntries(headers))},`,
    body && `  body: ${tsBody(body)},`,
  );
  return lines(
    readsFile && "import {openAsBlob} from 'node:fs';\n",
    `const url = ${literal(url)};`,
    form && 'const form = new FormData();',
    ...(form ?? []).map(([name, text, isFile]) => {
      return `form.append(${literal(name)}, ${isFile ? `await openAsBlob('${FILE}')` : literal(text)});`;
    }),
    `const response = await fetch(url${options === '' ? '' : `, {\n${options}\n}`});`,
    'console.log(response.status, await response.text());',
  );
}

function pythonBody(body: RequestBodySample): string {
  const literal = (value: unknown) => printLiteral(value, 'python', '    ');
  switch (body.kind) {
    case 'json':
      return `json=${literal(body.value)}`;
    case 'text':
      return `data=${literal(body.text)}.encode()`;
    case 'file':
      return `data=open("${FILE}", "rb")`;
    case 'form':
      return `data=${literal(fieldsOf(body))}`;
    case 'multipart': {
      const parts = body.fields.map(([name, text, isFile]) => {
        return `${literal(name)}: ${isFile ? `open("${FILE}", "rb")` : `(None, ${literal(text)})`},`;
      });
      return `files={\n        ${parts.join('\n        ')}\n    }`;
    }
  }
}

function python({method, url, headers, body}: RequestSample): string {
  // `json=` says by itself what it is.
  const implied = (name: string, value: string) =>
    body?.kind === 'json' && name === 'Content-Type' && value === 'application/json';
  const own = headers.filter((header) => !implied(...header));
  const literal = (value: unknown) => printLiteral(value, 'python', '    ');
  return lines(
    'import requests\n',
    `response = requests.${method.toLowerCase()}(`,
    `    ${literal(url)},`,
    own.length > 0 && `    headers=${literal(Object.fromEntries(own))},`,
    body && `    ${pythonBody(body)},`,
    ')',
    'print(response.status_code, response.text)',
  );
}

const goText = (text: string): string =>
  /[`\r]/.test(text) ? JSON.stringify(text) : `\`${text}\``;

const goCheck = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

/** How a body begins in Go, and the packages that this needs. */
function goBody(body: RequestBodySample): {readonly code: string; readonly packages: string[]} {
  const reader = (text: string) => {
    return {code: `\tbody := strings.NewReader(${goText(text)})`, packages: ['strings']};
  };
  switch (body.kind) {
    case 'json':
      return reader(printLiteral(body.value));
    case 'text':
      return reader(body.text);
    case 'form':
      return reader(String(new URLSearchParams(fieldsOf(body))));
    case 'file':
      return {code: lines(`\tbody, err := os.Open("${FILE}")`, goCheck), packages: []};
    case 'multipart': {
      const parts = body.fields.map(([name, text, isFile]) =>
        isFile
          ? `\tif part, err := form.CreateFormFile(${JSON.stringify(name)}, "${FILE}"); err == nil {\n\t\tpart.Write(file)\n\t}`
          : `\tform.WriteField(${JSON.stringify(name)}, ${goText(text)})`,
      );
      const readsFile = body.fields.some(([, , isFile]) => isFile);
      return {
        code: lines(
          readsFile && lines(`\tfile, err := os.ReadFile("${FILE}")`, goCheck),
          '\tbody := new(bytes.Buffer)\n\tform := multipart.NewWriter(body)',
          ...parts,
          '\tform.Close()',
        ),
        packages: ['bytes', 'mime/multipart'],
      };
    }
  }
}

function go({method, url, headers, body}: RequestSample): string {
  const {code, packages} = body === undefined ? {code: undefined, packages: []} : goBody(body);
  const imports = ['io', 'log', 'net/http', 'os', ...packages].sort();
  const call = `http.NewRequest("${method}", ${JSON.stringify(url)}, ${body === undefined ? 'nil' : 'body'})`;
  return lines(
    `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)\n`,
    'func main() {',
    code,
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
