/**
 * Substitution of `{{name}}` in documents and OpenAPI files: one pure function, called from both of
 * Docusaurus' hooks (front matter and MDX) and before a specification is parsed.
 */
import leven from 'leven';

/** `{{name}}`, with an optional backslash before it that makes it literal. JSX such as `style={{a: 1}}` has a colon and does not match. */
const variableRegex = /(\\?)\{\{[ \t]*([A-Za-z][\w.]*)[ \t]*\}\}/g;
/** Where MDX takes text as it stands: front matter, fenced code (to the end, if nothing closes it), code within a line. */
const literalRegex = new RegExp(
  [
    /(?<![^])---\r?\n[^]*?\n---[ \t]*\r?$/,
    /^(?:[ \t]*>)*[ \t]*(?<fence>`{3,}|~{3,})[^`\n]*\n(?:[^]*?^(?:[ \t]*>)*[ \t]*\k<fence>[`~]*[ \t]*\r?$|[^]*)/,
    /(?<!`)(?<ticks>`+)(?!`)(?:.*?[^`])?\k<ticks>(?!`)/,
  ]
    .map(({source}) => source)
    .join('|'),
  'gm',
);

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
  const blocks = syntax === 'mdx' ? [...text.matchAll(literalRegex)] : [];
  const isLiteral = (offset: number) =>
    syntax === 'plain' ||
    blocks.some(({0: block, index}) => offset > index && offset < index + block.length);
  const problems: string[] = [];
  const result = text.replace(variableRegex, (_, escape: string, name: string, offset: number) => {
    if (escape !== '') return isLiteral(offset) ? `{{${name}}}` : `\\{\\{${name}\\}\\}`;
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) {
      const before = text.slice(0, offset).split('\n');
      const place = `${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
      problems.push(`${place}: ${unknownVariable(name, Object.keys(values))}`);
    }
    return value ?? '';
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return result;
}
