/** Checks that pages can be generated from a specification. Its style is checked by `npm run lint:openapi`. */
import {isDictionary, type Specification} from './specification';
import {walkSpecification, type Rules} from './walk';

/** A specification with more problems than this mostly has one problem many times. */
const MAX_PROBLEMS = 20;

/** Describes a value in an error: `number 1`, `a list`. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

/** Problems that Redocly does not report, or for which it knows no remedy. */
const rules: Rules = {
  title: () => ({
    Info({title}, context) {
      if (typeof title === 'string' && title.trim() === '')
        context.report({message: 'the title is empty', location: context.location.child('title')});
    },
  }),
  paths: () => ({
    Paths(paths, context) {
      for (const name of Object.keys(paths)) {
        if (!/^(?:\/|x-)/.test(name))
          context.report({
            message: 'a path must start with a slash',
            location: context.location.child(name),
          });
      }
    },
  }),
  references: () => ({
    ref: {
      enter({$ref}, context, resolved) {
        const found = `$ref ${JSON.stringify($ref)}`;
        if (!$ref.startsWith('#')) {
          context.report({
            message: `${found} points to another file. Put everything into one file: npx @redocly/cli bundle <file> -o <file>`,
            location: context.rawLocation,
          });
        } else if (resolved.node === undefined) {
          context.report({
            message: `${found} points to nothing in this file`,
            location: context.rawLocation,
          });
        }
      },
    },
  }),
};

/** Checks what Redocly needs to recognize a specification. */
function checkVersion(spec: Specification): void {
  // The type of the document is only right after the check.
  const document: unknown = spec.document;
  const {openapi, swagger, paths, webhooks} = isDictionary(document) ? document : {};
  if (typeof openapi !== 'string' || !/^3\.[01]\./.test(openapi)) {
    const found = isDictionary(document) ? (openapi ?? swagger) : document;
    throw spec.error(
      '',
      `the field \`openapi\` must be 3.0.x or 3.1.x; found ${describeValue(found)}`,
    );
  }
  if (paths === undefined && webhooks === undefined) {
    throw spec.error('', 'paths is missing: a specification lists its operations there');
  }
}

/**
 * Checks a specification.
 *
 * @throws Error with a line for each problem: file:line, pointer, what was found, and what would be right
 */
export async function checkSpecification(spec: Specification): Promise<void> {
  checkVersion(spec);
  const problems = await walkSpecification(spec, rules, true);
  const lines = problems.map(({message, location: [place]}) =>
    spec.describe(place?.pointer ?? '', message),
  );
  if (lines.length === 0) return;
  const shown = [...new Set(lines)].slice(0, MAX_PROBLEMS);
  const more = lines.length - shown.length;
  throw new Error([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
}
