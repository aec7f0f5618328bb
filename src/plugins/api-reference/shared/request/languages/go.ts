/** Prints a request as a Go program with the standard library. */
import {printLiteral} from '../literal';
import type {Mark} from '../marks';
import type {Part, RequestBody} from '../request';
import {FILE, joinLines, type Language, type PrintRequest} from './language';

/** A string between quotes. Go has no escape for half of a surrogate pair. */
function quote(text: string): string {
  return JSON.stringify(text.replace(/\p{Surrogate}/gu, '\u{FFFD}'));
}

/** A raw string, unless the text contains what ends one. */
function goText(text: string): string {
  return /[`\r\0\p{Surrogate}\u{FEFF}]/u.test(text) ? quote(text) : `\`${text}\``;
}

const CHECK = '\tif err != nil {\n\t\tlog.Fatal(err)\n\t}';

/** A part with a content type, which the package has no function for. */
function createPart({name, text, contentType = ''}: Part): string {
  const file = text === undefined ? '; filename="file"' : '';
  // `"` and `\` end or escape the name.
  const escaped = name.replace(/["\\]/g, String.raw`\$&`);
  const disposition = `form-data; name="${escaped}"${file}`;
  return joinLines(
    '\tif part, err := form.CreatePart(textproto.MIMEHeader{',
    `\t\t"Content-Disposition": {${goText(disposition)}},`,
    `\t\t"Content-Type":        {${quote(contentType)}},`,
    '\t}); err == nil {',
    `\t\tpart.Write(${text === undefined ? 'file' : `[]byte(${goText(text)})`})`,
    '\t}',
  );
}

function writePart(part: Part): string {
  const {name, text, contentType} = part;
  if (contentType !== undefined) return createPart(part);
  if (text !== undefined) return `\tform.WriteField(${quote(name)}, ${goText(text)})`;
  return joinLines(
    `\tif part, err := form.CreateFormFile(${quote(name)}, "${FILE}"); err == nil {`,
    '\t\tpart.Write(file)',
    '\t}',
  );
}

/** Reads a file, and writes each part to a form. */
function printForm(parts: readonly Part[]): string {
  const hasFile = parts.some(({text}) => text === undefined);
  return joinLines(
    hasFile && joinLines(`\tfile, err := os.ReadFile("${FILE}")`, CHECK),
    '\tbody := new(bytes.Buffer)\n\tform := multipart.NewWriter(body)',
    ...parts.map(writePart),
    '\tform.Close()',
  );
}

/** The lines that define `body`. */
function printBody(body: RequestBody, mark: Mark): string {
  switch (body.kind) {
    case 'json':
      return `\tbody := strings.NewReader(${goText(printLiteral(body.value, 'json', '', mark))})`;
    case 'text':
    case 'form':
      return `\tbody := strings.NewReader(${goText(body.text)})`;
    case 'file':
      return joinLines(`\tbody, err := os.Open("${FILE}")`, CHECK);
    case 'multipart':
      return printForm(body.parts);
  }
}

/** The packages that a body needs. */
function packagesOf(body: RequestBody): string[] {
  if (body.kind === 'file') return [];
  if (body.kind !== 'multipart') return ['strings'];
  const hasType = body.parts.some(({contentType}) => contentType !== undefined);
  return ['bytes', 'mime/multipart', ...(hasType ? ['net/textproto'] : [])];
}

const printGo: PrintRequest = ({method, url, headers, body, note}, {mark}) => {
  const packages = body === undefined ? [] : packagesOf(body);
  const imports = ['io', 'log', 'net/http', 'os', ...packages].sort();
  const bodyArgument = body === undefined ? 'nil' : 'body';
  return joinLines(
    `package main\n\nimport (\n${imports.map((name) => `\t"${name}"`).join('\n')}\n)\n`,
    'func main() {',
    note !== undefined && `\t// ${note}`,
    body && printBody(body, mark),
    `\treq, err := http.NewRequest("${method}", ${quote(url)}, ${bodyArgument})`,
    CHECK,
    ...headers.map(([name, value]) => `\treq.Header.Set(${quote(name)}, ${quote(value)})`),
    body?.kind === 'multipart' && '\treq.Header.Set("Content-Type", form.FormDataContentType())',
    '\n\tres, err := http.DefaultClient.Do(req)',
    CHECK,
    '\tdefer res.Body.Close()\n\tlog.Println(res.Status)\n\tio.Copy(os.Stdout, res.Body)\n}',
  );
};

export const go: Language = {value: 'go', label: 'Go', highlight: 'go', print: printGo};
