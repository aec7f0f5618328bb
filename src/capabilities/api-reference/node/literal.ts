/** Values as a person would write them down, in JSON and in the languages of the samples. */

/** An inner object or list stands on one line if it is no longer than this. */
const ONE_LINE = 48;

const json = (value: unknown): string => JSON.stringify(value) ?? '';

/** How a language writes what JSON writes: a key; text, number, truth value or null; one level of indentation. */
const dialects = {
  json: {key: json, atom: json, step: '  '},
  ts: {
    // `__proto__` as a plain key would set the prototype.
    key: (name: string) =>
      name === '__proto__' ? `['${name}']` : /^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name),
    atom: (value: unknown) => (typeof value === 'string' ? quoted(value) : json(value)),
    step: '  ',
  },
  python: {
    key: json,
    atom: (value: unknown) => {
      if (typeof value === 'boolean') return value ? 'True' : 'False';
      return value === null ? 'None' : json(value);
    },
    step: '    ',
  },
};

/** Text in single quotes where nothing in it has to be escaped. */
function quoted(text: string): string {
  const inner = json(text).slice(1, -1);
  return /['"\\]/.test(inner) ? `"${inner}"` : `'${inner}'`;
}

/** A value of JSON as a literal of a language. `indent`: of the line it begins on; without one it is never on one line. */
export function printLiteral(
  value: unknown,
  language: keyof typeof dialects = 'json',
  indent = '',
): string {
  const {key, atom, step} = dialects[language];
  if (typeof value !== 'object' || value === null) return atom(value);
  const inner = indent + step;
  const parts = Array.isArray(value)
    ? value.map((entry: unknown) => printLiteral(entry, language, inner))
    : Object.entries(value).flatMap(([name, entry]: [string, unknown]) =>
        entry === undefined ? [] : `${key(name)}: ${printLiteral(entry, language, inner)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const line = `${open}${parts.join(', ')}${close}`;
  const fits = indent !== '' && line.length <= ONE_LINE && !line.includes('\n');
  if (parts.length === 0 || fits) return line;
  const last = language === 'json' ? '' : ',';
  return `${open}\n${inner}${parts.join(`,\n${inner}`)}${last}\n${indent}${close}`;
}
