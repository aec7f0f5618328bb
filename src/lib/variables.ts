/**
 * Substitution of `{{name}}` in documents and OpenAPI files: one pure function, called from both of
 * Docusaurus' hooks (front matter and MDX) and before a specification is parsed.
 */
import leven from 'leven';

/** `{{name}}`, with an optional backslash before it that makes it literal. JSX such as `style={{a: 1}}` has a colon and does not match. */
const variableRegex = /(\\?)\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g;
/** Opening or closing line of a fenced code block; group 1 is the fence. */
const fenceRegex = /^\s*(?:>\s*)*(`{3,}|~{3,})/;
/** Inline code spans of one line. */
const codeSpanRegex = /(?<!`)(`+)(?!`)(?:.*?[^`])?\1(?!`)/g;

interface SubstituteOptions {
  /** Shown in errors, from the site's root. */
  readonly file: string;
  /** MDX: an escaped variable outside code must stay escaped for the MDX parser. */
  readonly syntax?: 'mdx' | 'plain';
}

/** The known name with the smallest edit distance, if that is no more than about a third of the name. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const limit = Math.round(name.length / 3) + 1;
  const near = known
    .map((other) => ({other, distance: leven(name.toLowerCase(), other.toLowerCase())}))
    .filter(({distance}) => distance < limit);
  return near.sort((a, b) => a.distance - b.distance)[0]?.other;
}

/** What is wrong with a variable that does not exist, and what would be right. */
function unknownVariable(variable: string, known: readonly string[]): string {
  const nearest = nearestName(variable, known);
  const suggestion =
    nearest === undefined
      ? 'Known names are in src/config/variables.ts.'
      : `Did you mean {{${nearest}}}?`;
  return `unknown variable {{${variable}}}. ${suggestion} For literal braces write \\{{${variable}}}.`;
}

/** Whether `column` of a line stands inside an inline code span of that line. */
function insideCodeSpan(line: string, column: number): boolean {
  for (const span of line.matchAll(codeSpanRegex)) {
    if (column > span.index && column < span.index + span[0].length) return true;
  }
  return false;
}

/** Follows a Markdown file line by line: is this one in front matter or a fence, where text is literal? */
class LiteralBlocks {
  private fence: string | undefined;
  private frontMatter: boolean;

  constructor(text: string) {
    this.frontMatter = /^---\r?\n/.test(text);
  }

  /** Call once for each line, in order. */
  contains(line: string, index: number): boolean {
    if (this.frontMatter) {
      if (index > 0 && line.trimEnd() === '---') this.frontMatter = false;
      return true;
    }
    const inside = this.fence !== undefined;
    const mark = fenceRegex.exec(line)?.[1];
    if (mark !== undefined) {
      if (this.fence === undefined) this.fence = mark;
      else if (mark.startsWith(this.fence)) this.fence = undefined;
    }
    return inside;
  }
}

/**
 * Replaces every `{{name}}` by its value and every `\{{name}}` by literal braces.
 *
 * @throws Error with file:line:column and the nearest known name of each unknown one
 */
export function substitute(
  text: string,
  values: Readonly<Record<string, string>>,
  {file, syntax = 'plain'}: SubstituteOptions,
): string {
  if (!text.includes('{{')) return text;
  const blocks = new LiteralBlocks(text);
  const problems: string[] = [];
  const substituteLine = (line: string, index: number): string => {
    const literalBlock = blocks.contains(line, index);
    return line.replace(variableRegex, (_match, escape: string, name: string, column: number) => {
      if (escape !== '') {
        const literal = syntax === 'plain' || literalBlock || insideCodeSpan(line, column);
        return literal ? `{{${name}}}` : `\\{\\{${name}\\}\\}`;
      }
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) {
        const problem = unknownVariable(name, Object.keys(values));
        problems.push(`${file}:${index + 1}:${column + 1}: ${problem}`);
      }
      return value ?? '';
    });
  };
  const result = text.split('\n').map(substituteLine).join('\n');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result;
}
