/** Prints a request as a TypeScript program with `fetch`. */
import {printLiteral} from '../literal';
import type {RequestSample} from '../request';
import {fieldsAsObject, FILE, joinLines, type BodyPrinters, type Language} from './language';

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

export const typescript: Language = {
  value: 'ts',
  label: 'TypeScript',
  highlight: 'ts',
  print: printTypeScript,
};
