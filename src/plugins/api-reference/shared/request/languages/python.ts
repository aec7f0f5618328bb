/** Prints a request as a Python program with the package `requests`. */
import {printLiteral} from '../literal';
import type {Mark} from '../marks';
import type {Part, RequestBody} from '../request';
import {FILE, hasRepeatedNames, joinLines, type Language, type PrintRequest} from './language';

/** The methods for which `requests` has a function. */
const FUNCTIONS: readonly string[] = ['GET', 'OPTIONS', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

function literal(value: unknown): string {
  return printLiteral(value, 'python', '    ');
}

function printTuples(tuples: readonly string[]): string {
  return `[\n${tuples.map((tuple) => `        ${tuple},\n`).join('')}    ]`;
}

/** A part as a pair. A list of pairs, because a dict would lose all but one of several parts with the same name. */
function printPart({name, text, contentType}: Part): string {
  const type = contentType === undefined ? '' : `, ${literal(contentType)}`;
  const file = `open("${FILE}", "rb")`;
  if (text !== undefined) return `(${literal(name)}, (None, ${literal(text)}${type}))`;
  return `(${literal(name)}, ${type === '' ? file : `("file", ${file}${type})`})`;
}

function printBody(body: RequestBody, mark: Mark): string {
  switch (body.kind) {
    case 'json':
      // With `json=None`, requests sends no body.
      if (body.value === null) return `data=${mark(['body'], '"null"')}`;
      return `json=${printLiteral(body.value, 'python', '    ', mark)}`;
    case 'text':
      return `data=${literal(body.text)}.encode()`;
    case 'file':
      return `data=open("${FILE}", "rb")`;
    case 'form': {
      const {pairs} = body;
      if (!hasRepeatedNames(pairs)) return `data=${literal(Object.fromEntries(pairs))}`;
      return `data=${printTuples(pairs.map(([name, text]) => `(${literal(name)}, ${literal(text)})`))}`;
    }
    case 'multipart':
      return `files=${printTuples(body.parts.map(printPart))}`;
  }
}

const printPython: PrintRequest = ({method, url, headers, body, note}, {mark}) => {
  // With `json=`, requests sets the content type itself.
  const isJson = body?.kind === 'json' && body.value !== null;
  const shown = headers.filter(
    ([name, value]) => !(isJson && name === 'Content-Type' && value === 'application/json'),
  );
  const isKnown = FUNCTIONS.includes(method);
  return joinLines(
    'import requests  # pip install requests\n',
    note !== undefined && `# ${note}`,
    `response = requests.${isKnown ? method.toLowerCase() : 'request'}(`,
    !isKnown && `    "${method}",`,
    `    ${literal(url)},`,
    shown.length > 0 && `    headers=${literal(Object.fromEntries(shown))},`,
    body && `    ${printBody(body, mark)},`,
    ')',
    'print(response.status_code, response.text)',
  );
};

export const python: Language = {
  value: 'python',
  label: 'Python',
  highlight: 'python',
  print: printPython,
};
