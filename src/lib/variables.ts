/** Substitutes `{{name}}` in pages, OpenAPI files, and the templates of files for programs. */
import {lineAndColumn} from './lineAndColumn';
import {didYouMean, nearestName} from './nearestName';

/**
 * `{{name}}` or `{{ node1.url }}`, with an optional backslash that makes it literal: `\{{name}}`. JSX such as
 * `style={{a: 1}}` contains a colon and doesn't match. The groups are the backslash, the text between the braces, and
 * the name.
 */
const variableRegex = /(\\?)\{\{([ \t]*([A-Za-z][\w.]*)[ \t]*)\}\}/g;

/** The parts of an MDX file that MDX takes literally: front matter and code. */
const codePatterns = [
  // Front matter at the start of the file: ---, lines, ---
  /(?<![^])---\r?\n[^]*?\n---[ \t]*\r?$/,
  // Fenced code, also in a quote (`> ~~~`). Without a closing fence it extends to the end of the file.
  /^(?:[ \t]*>)*[ \t]*(?<fence>`{3,}|~{3,})[^`\n]*\n(?:[^]*?^(?:[ \t]*>)*[ \t]*\k<fence>[`~]*[ \t]*\r?$|[^]*)/,
  // Inline code: `code` or ``a ` b``
  /(?<!`)(?<ticks>`+)(?!`)(?:.*?[^`])?\k<ticks>(?!`)/,
];
const codeRegex = new RegExp(codePatterns.map(({source}) => source).join('|'), 'gm');

/** Matches a code block whose first line says that its braces are not variables, `noVariables`. */
const noVariablesRegex = /^[ \t>]*[`~]{3}.*[ \t]noVariables(?:[ \t\r]|$)/;

interface SubstituteOptions {
  /** Shown in error messages, usually relative to the site. */
  readonly file: string;
  /** In `mdx`, literal braces outside of code stay escaped, for the MDX parser. Default: `plain`. */
  readonly syntax?: 'mdx' | 'plain';
}

/** Describes an unknown variable: its name, a similar known name, and how to write literal braces. */
function describeUnknownVariable(variable: string, known: readonly string[]): string {
  const show = (nearest: string) => `{{${nearest}}}`;
  const otherwise = 'Known names are in src/config/variables.ts.';
  const suggestion = didYouMean(variable, known, {show, otherwise});
  return `unknown variable {{${variable}}}.${suggestion} For literal braces write \\{{${variable}}}.`;
}

/** Whether a part that MDX takes literally is front matter. */
const isFrontMatter = (part: string): boolean => part.startsWith('---');

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/**
 * Replaces every `{{name}}` with its value and every `\{{name}}` with literal braces. In MDX, code blocks with the
 * setting `noVariables` stay as they are, and so do names in code that are similar to no variable. Values aren't escaped.
 *
 * @throws Error with file:line:column and a similar known name for each other unknown name
 */
export function substitute(
  text: string,
  values: Readonly<Record<string, string>>,
  {file, syntax = 'plain'}: SubstituteOptions,
): string {
  if (!text.includes('{{')) return text;
  const codeParts = syntax === 'mdx' ? [...text.matchAll(codeRegex)] : [];
  /** Returns the front matter or the code that contains an offset. */
  const codeAt = (offset: number): string | undefined => {
    for (const {0: code, index: start} of codeParts)
      if (offset > start && offset < start + code.length) return code;
    return undefined;
  };
  const problems: string[] = [];
  const replaceVariable = (
    found: string,
    backslash: string,
    inner: string,
    name: string,
    offset: number,
  ): string => {
    const code = codeAt(offset);
    if (code !== undefined && noVariablesRegex.test(firstLine(code))) return found;
    if (backslash !== '') {
      const needsEscapes = syntax === 'mdx' && code === undefined;
      return needsEscapes ? `\\{\\{${inner}\\}\\}` : `{{${inner}}}`;
    }
    // `{{constructor}}` must not find an inherited property.
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      // Code of other languages may contain such braces. A name that is similar to a variable is a mistake.
      if (
        code !== undefined &&
        !isFrontMatter(code) &&
        nearestName(name, Object.keys(values)) === undefined
      )
        return found;
      const place = `${file}:${lineAndColumn(text, offset)}`;
      problems.push(`${place}: ${describeUnknownVariable(name, Object.keys(values))}`);
    }
    return value ?? '';
  };
  const result = text.replace(variableRegex, replaceVariable);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result;
}
