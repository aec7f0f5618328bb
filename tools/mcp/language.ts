/** Finds code in the programming language that a question names. */

export interface Language {
  /** The label of a tab with an example in this language. */
  readonly label: string;
  /** Matches the names of the language in a question. */
  readonly names: RegExp;
  /** Matches the first line of a code block in the language. */
  readonly code: RegExp;
}

const TYPE_SCRIPT: Language = {
  label: 'TypeScript',
  names: /\b(?:typescript|javascript|node\.?js|ts|js)\b/gi,
  code: /^(?:`{3,}|~{3,})(?:tsx?|js)\b/m,
};
const LANGUAGES: readonly Language[] = [
  TYPE_SCRIPT,
  {label: 'Python', names: /\bpython\b/gi, code: /^(?:`{3,}|~{3,})py(?:thon)?\b/m},
  {label: 'curl', names: /\b(?:curl|shell|bash)\b/gi, code: /^(?:`{3,}|~{3,})(?:ba)?sh\b/m},
  {label: 'Go', names: /\b(?:golang|in Go)\b/g, code: /^(?:`{3,}|~{3,})go\b/m},
];

/** Matches the first or last line of a code block. */
const fenceRegex = /^(?:`{3,}|~{3,})/;

/** Returns the language that a question names, and the question without its name. */
export function readLanguage(question: string): {language?: Language; rest: string} {
  const language = LANGUAGES.find(({names}) => question.search(names) !== -1);
  if (language === undefined) return {rest: question};
  return {language, rest: question.replace(language.names, ' ')};
}

/** Returns whether a text has a code block in a language. */
export const hasCode = (markdown: string, {code}: Language): boolean => code.test(markdown);

/**
 * Leaves out the code of other languages from examples with tabs, each of which is a label such as `**Python**` and a code
 * block. A text without a tab of this language stays as it is.
 */
export function keepLanguage(markdown: string, {label} = TYPE_SCRIPT): string {
  const lines = markdown.split('\n');
  if (!lines.includes(`**${label}**`)) return markdown;
  const otherLabels = LANGUAGES.filter((other) => other.label !== label).map(
    (other) => `**${other.label}**`,
  );
  const kept: string[] = [];
  let fence: string | undefined;
  let isOther = false;
  for (const line of lines) {
    if (fence === undefined && otherLabels.includes(line)) isOther = true;
    if (!isOther && (fence !== undefined || line !== '' || kept.at(-1) !== '')) kept.push(line);
    if (fence === undefined) {
      fence = fenceRegex.exec(line)?.[0];
    } else if (line === fence) {
      fence = undefined;
      isOther = false;
    }
  }
  return kept.join('\n').trim();
}
