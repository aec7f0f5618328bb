/** Checks the values in front matter. Docusaurus would report them without a line. */
import {listProblems, PageError, type Problem} from './problems';
import {findRemedy} from './remedies';

/** The part of a Joi schema that this plugin uses. */
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
  /** The whole text of the page, to find the lines of values. */
  readonly text: string;
  /** Path relative to the site's folder. */
  readonly file: string;
  readonly schema: FrontMatterSchema;
}

/**
 * Checks the values of a page's front matter, for `parseFrontMatter` in hooks.ts. @throws PageError with one line for
 * each wrong value
 */
export function checkFrontMatter(frontMatter: object, {text, file, schema}: Page): void {
  const {error} = schema.validate(frontMatter, {abortEarly: false});
  if (error === undefined) return;
  const lines = text.split('\n');
  const problems = error.details.map(({type, message, path, context}): Problem => {
    // A problem of two keys, `draft` and `unlisted`, has no path.
    const [key = 'draft'] = path;
    const index = lines.findIndex((content) => content.startsWith(`${key}:`));
    const hasValue = path.length > 0 && context?.value !== undefined;
    const found = hasValue ? `, found ${JSON.stringify(context.value)}` : '';
    const what = `${message.replace(/\.$/, '')}${found}`;
    return {
      file,
      ...(index !== -1 && {line: index + 1}),
      message: `front matter: ${what}. ${findRemedy('frontMatter', type)}`.trim(),
    };
  });
  throw new PageError(listProblems(problems));
}
