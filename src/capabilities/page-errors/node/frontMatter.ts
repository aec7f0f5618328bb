/** Values of the front matter that Docusaurus does not take, with their lines: it would name the route alone. */
import {remedyFor} from './remedies';

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
    const problem = `${message.replace(/\.$/, '')}${found}`;
    return `${file}:${line}: front matter: ${problem}. ${remedyFor('frontMatter', type)}`.trim();
  });
  throw new Error(problems.join('\n'));
}
