/** Values of the front matter that Docusaurus does not take, with their lines: it would name the route alone. */

/** What Docusaurus checks them with, a schema of Joi. */
export interface FrontMatterSchema {
  validate(
    value: unknown,
    options: {readonly abortEarly: false},
  ): {readonly error?: {readonly details: readonly Problem[]} | undefined};
}

interface Problem {
  /** `string.base` */
  readonly type: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
  readonly context?: {readonly value?: unknown} | undefined;
}

interface Page {
  readonly text: string;
  readonly file: string;
  readonly schema: FrontMatterSchema;
}

/** By the first part of the type. */
const REMEDIES: Readonly<Record<string, string>> = {
  string: 'Write text, in quotes where it begins with a sign.',
  boolean: 'Write true or false.',
  number: 'Write a number.',
  array: 'Write a list, as in [one, two].',
  object: 'Write keys and values, as in {key: value}.',
  date: 'Write a date, as in 2026-01-31.',
  any: 'Write a path or an address.',
  frontMatter: 'Keep one of the two.',
};

/** @throws with a line for each value that is wrong */
export function checkTypes(frontMatter: object, {text, file, schema}: Page): void {
  const {error} = schema.validate(frontMatter, {abortEarly: false});
  if (error === undefined) return;
  const lines = text.split('\n');
  const problems = error.details.map(({type, message, path, context}) => {
    const [key = 'draft'] = path;
    const line = lines.findIndex((content) => content.startsWith(`${key}:`)) + 1;
    const found =
      path.length === 0 || context?.value === undefined
        ? ''
        : `, found ${JSON.stringify(context.value)}`;
    const remedy = REMEDIES[type.split('.')[0] ?? ''] ?? '';
    const problem = `${message.replace(/\.$/, '')}${found}`;
    return `${file}:${line}: front matter: ${problem}. ${remedy}`.trim();
  });
  throw new Error(problems.join('\n'));
}
