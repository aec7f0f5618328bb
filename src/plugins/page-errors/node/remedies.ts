/**
 * Remedies for common mistakes. For `text`, each match of each entry is a warning (checkMarkdown.ts); for the other
 * kinds, the first entry whose pattern matches applies (`findRemedy`).
 */

interface Remedy {
  /** Matches the subject (`findRemedy`), or for `text` the text of the page. */
  readonly pattern: RegExp;
  /** `$1` is the first group of the pattern. */
  readonly remedy: string;
}

export const remedies = {
  /** For MDX errors. Patterns match two lines: the message and the page's line. */
  mdx: [
    // The message already contains a remedy: (note: to create a link in MDX, use `[text](url)`)
    {pattern: /\(note:/, remedy: ''},
    {
      pattern: /import\/exports/,
      remedy: 'A line that begins with import or export is JavaScript, up to the next blank line.',
    },
    {
      pattern: /closing (?:tag|slash)/,
      remedy:
        'Close each tag in the block that opens it, and write an empty element as <br />. Write \\< for a literal <.',
    },
    {
      pattern: /before attribute value/,
      remedy: 'Put the value of an attribute in quotes, or JavaScript in braces.',
    },
    {
      pattern: /acorn|expression/,
      remedy: 'A brace begins JavaScript. Write \\{ for a literal brace, or put it in `code`.',
    },
    {
      pattern: /Unexpected character/,
      remedy: 'A < begins a component. Write \\< for a literal <, or put it in `code`.',
    },
  ],
  /** YAML in front matter: the parser's reason. */
  yaml: [
    {pattern: /^duplicated/, remedy: 'Remove one of the two keys.'},
    {pattern: /multiline key/, remedy: 'End the front matter with a line that contains only ---.'},
    {
      pattern: /^/,
      remedy: 'Put a value in quotes if it contains ": " or begins with a special character.',
    },
  ],
  /** Values in front matter: the type of the error, as Joi names it, for example `string.base`. */
  frontMatter: [
    {pattern: /^string/, remedy: 'Write text. Use quotes if it begins with a special character.'},
    {pattern: /^boolean/, remedy: 'Write true or false.'},
    {pattern: /^number/, remedy: 'Write a number.'},
    {pattern: /^array/, remedy: 'Write a list, for example [one, two].'},
    {pattern: /^object/, remedy: 'Write keys and values, for example {key: value}.'},
    {pattern: /^date/, remedy: 'Write a date, for example 2026-01-31.'},
    {pattern: /^any/, remedy: 'Write a path or a URL.'},
    {pattern: /^frontMatter/, remedy: 'Remove one of the two keys.'},
  ],
  /** Text of a page that was probably meant as Markdown. */
  text: [
    // :::note Title
    {
      pattern: /^:{3,}.*/gm,
      remedy:
        'Begin an admonition with a line :::note or :::note[Title], and end it with a line :::.',
    },
    // ##Title
    {pattern: /^#{2,6}[^\s#].*/gm, remedy: 'Write a space after the # characters of a heading.'},
    // ** bold **
    {
      pattern: /\*\* *[A-Za-z][^*\n]*\*\*/gm,
      remedy: 'Write bold text without spaces next to the asterisks.',
    },
    // | - | - |
    {
      pattern: /^ *\|[-| :]*-[-| :]*$/gm,
      remedy: 'Give the second line of a table as many cells as the first.',
    },
    // [text](/quick start)
    {
      pattern: /\[[^[\]]+\]\([^()\s]+(?: [^()\s]+)+\)/gm,
      remedy: 'Write %20 for a space in a URL.',
    },
    // [text] (/quickstart), (text)[/quickstart]
    {
      pattern:
        /\[[^[\]]+\] \((?:\.{0,2}\/|https?:)[^()\s]*\)|\([^()]+\)\[(?:\.{0,2}\/|https?:)[^\]\s]*\]/gm,
      remedy: 'Write a link as [text](url), without a space.',
    },
    // [text][id], [^id]
    {
      pattern: /(?<!\w)\[[^[\]]+\]\[\D[^[\]]*\]|\[\^[^\]\s]+\]/gm,
      remedy: 'Define it on a separate line, for example [id]: /quickstart or [^id]: Note.',
    },
  ],
} satisfies Readonly<Record<string, readonly Remedy[]>>;

/**
 * Returns the remedy for an error, or an empty string if there is none. The checks of front matter and of MDX add it to
 * their messages.
 *
 * @param subject what the patterns of the kind match: for `mdx` the message and the page's line, for `yaml` the parser's
 * reason, for `frontMatter` the type of the error
 */
export function findRemedy(kind: 'mdx' | 'yaml' | 'frontMatter', subject: string): string {
  const entries: readonly Remedy[] = remedies[kind];
  for (const {pattern, remedy} of entries) {
    const match = pattern.exec(subject);
    if (match !== null) return remedy.replace('$1', match[1] ?? '');
  }
  return '';
}
