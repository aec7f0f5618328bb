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

export interface SubstituteOptions {
  /** Shown in errors, from the site's root. */
  readonly file: string;
  /** MDX: an escaped variable outside code must stay escaped for the MDX parser. */
  readonly syntax?: 'mdx' | 'plain';
}

/** A variable that does not exist, and where it stands, from 1. */
interface Unknown {
  readonly line: number;
  readonly column: number;
  readonly variable: string;
}

/** A document names variables that do not exist: a line for each, with its place. */
export class UnknownVariableError extends Error {
  override readonly name = 'UnknownVariableError';

  constructor(file: string, unknown: readonly Unknown[], known: readonly string[]) {
    const lines = unknown.map(({line, column, variable}) => {
      const nearest = nearestName(variable, known);
      const suggestion =
        nearest === undefined
          ? 'Known names are in src/config/variables.ts.'
          : `Did you mean {{${nearest}}}?`;
      return `${file}:${line}:${column}: unknown variable {{${variable}}}. ${suggestion} For literal braces write \\{{${variable}}}.`;
    });
    super(lines.join('\n'));
  }
}

/** The known name with the smallest edit distance, if that is no more than about a third of the name. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.round(name.length / 3) + 1;
  for (const candidate of known) {
    const distance = leven(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
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
 * @throws UnknownVariableError with file:line:column and the nearest known name of each unknown one
 */
export function substitute(
  text: string,
  values: Readonly<Record<string, string>>,
  {file, syntax = 'plain'}: SubstituteOptions,
): string {
  if (!text.includes('{{')) return text;
  const blocks = new LiteralBlocks(text);
  const unknown: Unknown[] = [];
  const substituteLine = (line: string, index: number): string => {
    const literalBlock = blocks.contains(line, index);
    return line.replace(variableRegex, (_match, escape: string, name: string, column: number) => {
      if (escape !== '') {
        const literal = syntax === 'plain' || literalBlock || insideCodeSpan(line, column);
        return literal ? `{{${name}}}` : `\\{\\{${name}\\}\\}`;
      }
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (value === undefined) unknown.push({line: index + 1, column: column + 1, variable: name});
      return value ?? '';
    });
  };
  const result = text.split('\n').map(substituteLine).join('\n');
  if (unknown.length > 0) throw new UnknownVariableError(file, unknown, Object.keys(values));
  return result;
}
