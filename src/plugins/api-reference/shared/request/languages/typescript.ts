/** Prints a request as a TypeScript program with `fetch`, or with Node's own client for what `fetch` cannot send. */
import {printLiteral} from '../literal';
import {withoutMarks, type Mark} from '../marks';
import type {HttpRequest, Part, RequestBody} from '../request';
import {FILE, hasRepeatedNames, joinLines, type Language, type PrintRequest} from './language';

function literal(value: unknown): string {
  return printLiteral(value, 'ts', '  ');
}

/** Whether JavaScript would round a number in a value. */
function hasLargeNumber(value: unknown): boolean {
  if (value instanceof Number) return !Number.isSafeInteger(Math.trunc(Number(value)));
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeNumber);
}

/** A JSON body. With a number that JavaScript would round, it is a text. */
function printJson(value: unknown, mark: Mark): string {
  if (!hasLargeNumber(value)) return `JSON.stringify(${printLiteral(value, 'ts', '  ', mark)})`;
  const text = printLiteral(value, 'json', '', mark);
  return `\`${text.replace(/[`\\]|\$\{/g, String.raw`\$&`)}\``;
}

function printFile(contentType: string | undefined): string {
  const type = contentType === undefined ? '' : `, {type: ${literal(contentType)}}`;
  return `await openAsBlob('${FILE}'${type})`;
}

function printBody(body: RequestBody, mark: Mark): string {
  switch (body.kind) {
    case 'json':
      return printJson(body.value, mark);
    case 'text':
      return literal(body.text);
    case 'file':
      return printFile(undefined);
    case 'form': {
      const {pairs} = body;
      return `new URLSearchParams(${literal(hasRepeatedNames(pairs) ? pairs : Object.fromEntries(pairs))})`;
    }
    case 'multipart':
      return 'form';
  }
}

/** Adds a part to a form. A content type is only possible for a file or blob. */
function appendPart({name, text, contentType}: Part): string {
  let value = printFile(contentType);
  if (text !== undefined) {
    value = literal(text);
    if (contentType !== undefined) value = `new Blob([${value}], {type: ${literal(contentType)}})`;
  }
  return `form.append(${literal(name)}, ${value});`;
}

/** The imports, the address, and the form, which come before the call. */
function preparation({url, body}: HttpRequest, imports: readonly string[]): string {
  const parts = body?.kind === 'multipart' ? body.parts : undefined;
  const readsFile = body?.kind === 'file' || parts?.some(({text}) => text === undefined) === true;
  const all = [...(readsFile ? ["import {openAsBlob} from 'node:fs';"] : []), ...imports];
  return joinLines(
    all.length > 0 && `${all.join('\n')}\n`,
    `const url = ${literal(url)};`,
    parts && 'const form = new FormData();',
    ...(parts ?? []).map(appendPart),
  );
}

/** Why `fetch` cannot send a request; undefined if it can. */
function obstacleOf({method, body}: HttpRequest): string | undefined {
  if (['TRACE', 'CONNECT', 'TRACK'].includes(method)) return `fetch sends no ${method} requests.`;
  return method === 'GET' && body !== undefined ? 'fetch sends no body with GET.' : undefined;
}

/** A program with Node's client, which can send a body with GET. */
function printNodeCall(sample: HttpRequest, obstacle: string, mark: Mark): string {
  const {method, url, headers, body} = sample;
  const protocol = withoutMarks(url).startsWith('http:') ? 'http' : 'https';
  const options = joinLines(
    `  method: '${method}',`,
    headers.length > 0 && `  headers: ${literal(Object.fromEntries(headers))},`,
  );
  return joinLines(
    preparation(sample, [`import {request} from 'node:${protocol}';`]),
    body && `const body = await new Response(${printBody(body, mark)}).blob();`,
    `// ${obstacle}`,
    `const call = request(url, {\n${options}\n}, (response) => {`,
    '  console.log(response.statusCode);',
    '  response.pipe(process.stdout);',
    '});',
    body?.kind === 'multipart' && "call.setHeader('Content-Type', body.type);",
    body && "call.setHeader('Content-Length', body.size);",
    `call.end(${body === undefined ? '' : 'Buffer.from(await body.arrayBuffer())'});`,
  );
}

const printTypeScript: PrintRequest = (sample, {mark}) => {
  const {method, headers, body, note} = sample;
  const comment = note !== undefined && `// ${note}`;
  const obstacle = obstacleOf(sample);
  if (obstacle !== undefined) return joinLines(comment, printNodeCall(sample, obstacle, mark));
  const options = joinLines(
    method !== 'GET' && `  method: '${method}',`,
    headers.length > 0 && `  headers: ${literal(Object.fromEntries(headers))},`,
    body?.kind === 'json' &&
      hasLargeNumber(body.value) &&
      '  // A text, because JavaScript would round a number.',
    body && `  body: ${printBody(body, mark)},`,
  );
  return joinLines(
    comment,
    preparation(sample, []),
    `const response = await fetch(url${options === '' ? '' : `, {\n${options}\n}`});`,
    'console.log(response.status, await response.text());',
  );
};

export const typescript: Language = {
  value: 'ts',
  label: 'TypeScript',
  highlight: 'ts',
  print: printTypeScript,
};
