/** Prints a request as a Go program with the standard library. */
import {printLiteral} from '../literal';
import type {RequestBodySample, RequestSample} from '../request';
import {fieldsAsObject, FILE, joinLines, type BodyPrinters, type Language} from './language';

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

export const go: Language = {value: 'go', label: 'Go', highlight: 'go', print: printGo};
