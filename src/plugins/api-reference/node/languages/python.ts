/** Prints a request as a Python program with the package `requests`. */
import {printLiteral} from '../literal';
import type {RequestSample} from '../request';
import {fieldsAsObject, FILE, joinLines, type BodyPrinters, type Language} from './language';

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

export const python: Language = {
  value: 'python',
  label: 'Python',
  highlight: 'python',
  print: printPython,
};
