/** Prints values as literals of a language, formatted as a person would write them. */
import {printExactJson} from '../../../../lib/exactNumber';
import {noMark, withoutMarks, type Mark, type ValuePath} from './marks';

/** An inner object or list of at most this many characters is printed on one line. */
const ONE_LINE_LENGTH = 48;

/** How a language writes values. */
interface Dialect {
  readonly key: (name: string) => string;
  /** Text, a number, a boolean, or null. */
  readonly scalar: (value: unknown) => string;
  /** One level of indentation. */
  readonly step: string;
  /** Follows the last entry of an object or list with several lines. */
  readonly lastComma: string;
}

const printJson = (value: unknown) => printExactJson(value);

/** Prints text in single quotes, or in double quotes if something in it would have to be escaped. */
function quote(text: string): string {
  const inner = printJson(text).slice(1, -1);
  return /['"\\]/.test(inner) ? `"${inner}"` : `'${inner}'`;
}

function printTypeScriptKey(name: string): string {
  // As a plain key it would set the prototype.
  if (name === '__proto__') return `['${name}']`;
  return /^[a-z_$][\w$]*$/i.test(name) ? name : quote(name);
}

function printPythonScalar(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return value === null ? 'None' : printJson(value);
}

const dialects = {
  json: {key: printJson, scalar: printJson, step: '  ', lastComma: ''},
  ts: {
    key: printTypeScriptKey,
    scalar: (value) => (typeof value === 'string' ? quote(value) : printJson(value)),
    step: '  ',
    lastComma: ',',
  },
  python: {key: printJson, scalar: printPythonScalar, step: '    ', lastComma: ','},
} satisfies Readonly<Record<string, Dialect>>;

export type LiteralLanguage = keyof typeof dialects;

/**
 * Returns a JSON value as a literal. Properties with the value `undefined` are left out.
 *
 * @param indent the indentation of the line on which the literal starts: all further lines get it, too. If it is empty, the
 *   default, an object or list with entries always takes several lines
 * @param mark puts marks around texts, numbers, booleans, and null
 * @param path of the value, for its marks
 */
export function printLiteral(
  value: unknown,
  language: LiteralLanguage = 'json',
  indent = '',
  mark: Mark = noMark,
  path: ValuePath = ['body'],
): string {
  const {key, scalar, step, lastComma} = dialects[language];
  if (typeof value !== 'object' || value === null || value instanceof Number) {
    return mark(path, scalar(value));
  }
  const innerIndent = indent + step;
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const parts: string[] = [];
  for (const [name, entry] of Object.entries(value) as [string, unknown][]) {
    if (entry === undefined && !isList) continue;
    const innerPath = [...path, isList ? Number(name) : name];
    const printed = printLiteral(entry, language, innerIndent, mark, innerPath);
    parts.push(isList ? printed : `${key(name)}: ${printed}`);
  }
  const oneLine = `${open}${parts.join(', ')}${close}`;
  const {length} = withoutMarks(oneLine);
  const fits = indent !== '' && length <= ONE_LINE_LENGTH && !oneLine.includes('\n');
  if (parts.length === 0 || fits) return oneLine;
  const lines = parts.join(`,\n${innerIndent}`);
  return `${open}\n${innerIndent}${lines}${lastComma}\n${indent}${close}`;
}
