/** Checks the values in front matter. Docusaurus would report them without a line. */
import {listProblems, PageError, type Problem} from './problems';
import {findRemedy} from './remedies';

/** The part of a Joi schema that this capability uses. */
export interface FrontMatterSchema {
  validate(
    value: unknown,
    options: {readonly abortEarly: false},
  ): {readonly error?: {readonly details: readonly JoiProblem[]} | undefined};
}

interface JoiProblem {
  /** For example `string.base`. */
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

/** @throws PageError with one line for each wrong value */
export function checkFrontMatter(frontMatter: object, {text, file, schema}: Page): void {
  const {error} = schema.validate(frontMatter, {abortEarly: false});
  if (error === undefined) return;
  const lines = text.split('\n');
  const problems = error.details.map(({type, message, path, context}): Problem => {
    const [key = 'draft'] = path;
    const line = lines.findIndex((content) => content.startsWith(`${key}:`)) + 1;
    const hasValue = path.length > 0 && context?.value !== undefined;
    const found = hasValue ? `, found ${JSON.stringify(context.value)}` : '';
    const what = `${message.replace(/\.$/, '')}${found}`;
    return {
      file,
      line,
      message: `front matter: ${what}. ${findRemedy('frontMatter', type)}`.trim(),
    };
  });
  throw new PageError(listProblems(problems));
}
