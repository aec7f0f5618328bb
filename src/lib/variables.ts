/** Substitutes `{{name}}` in pages and OpenAPI files, and suggests similar names. */
import leven from 'leven';

/**
 * `{{name}}` or `{{ node1.url }}`, with an optional backslash that makes it literal: `\{{name}}`. JSX such as
 * `style={{a: 1}}` contains a colon and doesn't match. The groups are the backslash, the text between the braces, and
 * the name.
 */
const variableRegex = /(\\?)\{\{([ \t]*([A-Za-z][\w.]*)[ \t]*)\}\}/g;

/** The parts of an MDX file that MDX takes literally. */
const literalPatterns = [
  // Front matter at the start of the file: ---, lines, ---
  /(?<![^])---\r?\n[^]*?\n---[ \t]*\r?$/,
  // Fenced code, also in a quote (`> ~~~`). Without a closing fence it extends to the end of the file.
  /^(?:[ \t]*>)*[ \t]*(?<fence>`{3,}|~{3,})[^`\n]*\n(?:[^]*?^(?:[ \t]*>)*[ \t]*\k<fence>[`~]*[ \t]*\r?$|[^]*)/,
  // Inline code: `code` or ``a ` b``
  /(?<!`)(?<ticks>`+)(?!`)(?:.*?[^`])?\k<ticks>(?!`)/,
];
const literalRegex = new RegExp(literalPatterns.map(({source}) => source).join('|'), 'gm');

/** Matches a code block whose first line says that its braces are not variables, `noVariables`. */
const noVariablesRegex = /^[ \t>]*[`~]{3}.*[ \t]noVariables(?:[ \t\r]|$)/;

interface SubstituteOptions {
  /** Path from the root of the site, for error messages. */
  readonly file: string;
  /** `mdx` keeps literal variables outside of code escaped, for the MDX parser. Default: `plain`. */
  readonly syntax?: 'mdx' | 'plain';
}

/** Returns the known name with the smallest edit distance if it differs in at most about a third of its letters. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.round(name.length / 3) + 1;
  const near = known
    .map((other) => ({other, distance: leven(name.toLowerCase(), other.toLowerCase())}))
    .filter(({distance}) => distance < limit);
  return near.sort((a, b) => a.distance - b.distance)[0]?.other;
}

/** Describes an unknown variable: its name, a similar known name, and how to write literal braces. */
function describeUnknownVariable(variable: string, known: readonly string[]): string {
  const nearest = nearestName(variable, known);
  const suggestion =
    nearest === undefined
      ? 'Known names are in src/config/variables.ts.'
      : `Did you mean {{${nearest}}}?`;
  return `unknown variable {{${variable}}}. ${suggestion} For literal braces write \\{{${variable}}}.`;
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** Returns the place of an offset in a text as `line:column`, both counted from 1. */
function lineAndColumn(text: string, offset: number): string {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
}

/**
 * Replaces every `{{name}}` with its value and every `\{{name}}` with literal braces. In MDX, code blocks with the
 * setting `noVariables` stay as they are.
 *
 * @throws Error with file:line:column and a similar known name for each unknown name
 */
export function substitute(
  text: string,
  values: Readonly<Record<string, string>>,
  {file, syntax = 'plain'}: SubstituteOptions,
): string {
  if (!text.includes('{{')) return text;
  const literalParts = syntax === 'mdx' ? [...text.matchAll(literalRegex)] : [];
  const literalPartAt = (offset: number) =>
    literalParts.find(({0: part, index}) => offset > index && offset < index + part.length)?.[0];
  const problems: string[] = [];
  type Groups = [escape: string, inner: string, name: string, offset: number];
  const result = text.replace(variableRegex, (found, ...[escape, inner, name, offset]: Groups) => {
    const literalPart = literalPartAt(offset);
    if (literalPart !== undefined && noVariablesRegex.test(firstLine(literalPart))) return found;
    const isLiteral = syntax === 'plain' || literalPart !== undefined;
    if (escape !== '') return isLiteral ? `{{${inner}}}` : `\\{\\{${inner}\\}\\}`;
    // `{{constructor}}` must not find an inherited property.
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      const place = `${file}:${lineAndColumn(text, offset)}`;
      problems.push(`${place}: ${describeUnknownVariable(name, Object.keys(values))}`);
    }
    return value ?? '';
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result;
}
