/** Checks that pages can be generated from a specification. */
import type {NormalizedProblem} from '@redocly/openapi-core';
import {nearestName} from '../nearestName';
import type {SchemaObject} from './document';
import {runRedocly, type Rules} from './runRedocly';
import {isDictionary, type Specification} from './specification';

/** A specification with more problems than this mostly has one problem many times. */
const MAX_PROBLEMS = 20;

/** Describes a value in an error: `number 1`, `a list`. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

/**
 * Fields that are new in OpenAPI 3.2 and that no page shows, by Redocly's name for the part. Everything else in 3.2 is as
 * in 3.1.
 */
const NOT_SHOWN: Readonly<Record<string, readonly string[]>> = {
  PathItem: ['additionalOperations'],
  MediaType: ['itemSchema', 'itemEncoding', 'prefixEncoding'],
  OAuth2Flows: ['deviceAuthorization'],
  SecurityScheme: ['oauth2MetadataUrl'],
  Example: ['dataValue', 'serializedValue'],
  Discriminator: ['defaultMapping'],
  Tag: ['parent', 'kind'],
};

/** Types of values in a schema. */
const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** Limits that are booleans in OpenAPI 3.0 and numbers in later versions, each with the limit that it changes. */
const EXCLUSIVE_LIMITS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** Problems that make a page incomplete or wrong, but not impossible. */
const warningRules: Rules = {
  'not-shown': () => ({
    any: {
      enter(node, context) {
        if (!isDictionary(node)) return;
        for (const field of NOT_SHOWN[context.type.name] ?? []) {
          if (field in node)
            context.report({
              message: `\`${field}\` is new in OpenAPI 3.2 and not shown on the pages`,
              location: context.location.child(field),
            });
        }
      },
    },
  }),
  // In OpenAPI 3.1, Redocly reports these as errors.
  'schema-types': () => ({
    Schema({type}: SchemaObject, context) {
      for (const name of [type ?? []].flat()) {
        if (name === 'null' || SCHEMA_TYPES.includes(name)) continue;
        const nearest = nearestName(name, SCHEMA_TYPES);
        const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
        context.report({
          message: `the type "${name}" does not exist.${hint} Types are ${SCHEMA_TYPES.join(', ')}`,
          location: context.location.child('type'),
        });
      }
    },
  }),
  'exclusive-limits': () => ({
    Schema(schema: SchemaObject, context) {
      if (context.specVersion === 'oas3_0') return;
      for (const [name, limit] of EXCLUSIVE_LIMITS) {
        const value = schema[name];
        if (typeof value !== 'boolean') continue;
        const remedy = value
          ? `Since 3.1, its value is the limit: write \`${name}: ${schema[limit] ?? 0}\` in place of \`${limit}\``
          : 'Remove it';
        context.report({
          message: `\`${name}: ${value}\` is the form of OpenAPI 3.0. ${remedy}`,
          location: context.location.child(name),
        });
      }
    },
  }),
};

/** Rules of Redocly for examples that contradict their schema. */
const EXAMPLE_RULES = [
  'no-invalid-media-type-examples',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
];

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
  if (swagger !== undefined) {
    throw spec.error(
      '/swagger',
      `this is Swagger ${JSON.stringify(swagger)}, an older format. Convert it: npx swagger2openapi ${spec.file} --patch --yaml --outfile openapi/<name>.yaml`,
    );
  }
  if (typeof openapi !== 'string' || !/^3\.[012]\./.test(openapi)) {
    const found = isDictionary(document) ? openapi : document;
    throw spec.error(
      '',
      `the field \`openapi\` must be 3.0.x, 3.1.x, or 3.2.x; found ${describeValue(found)}`,
    );
  }
  if (paths === undefined && webhooks === undefined) {
    throw spec.error('', 'paths is missing: a specification lists its operations there');
  }
}

/** Returns problems as lines: file:line, pointer, what was found, and what would be right. */
function describeProblems(spec: Specification, problems: readonly NormalizedProblem[]): string[] {
  const places = problems.map(({message, location: [place]}) => ({
    message,
    pointer: place?.pointer ?? '',
  }));
  // Finding a line takes long in a large file, and only the first problems are shown.
  const shown = places.slice(0, MAX_PROBLEMS);
  const lines = [...new Set(shown.map(({message, pointer}) => spec.describe(pointer, message)))];
  const more = places.length - shown.length;
  return more > 0 ? [...lines, `${spec.file}: … and ${more} more`] : lines;
}

/**
 * Checks a specification before pages are generated from it (`npm run api-pages`).
 *
 * @returns warnings: a line for each part that pages cannot show, each unknown type in 3.0, each boolean limit
 *   (`exclusiveMinimum: true`) in later versions, and each example that contradicts its schema. After 20 problems, the
 *   last line is the number of the others
 * @throws Error with such lines for problems that make pages impossible
 */
export async function checkSpecification(spec: Specification): Promise<readonly string[]> {
  checkVersion(spec);
  const errors = await runRedocly(spec, rules, ['struct']);
  if (errors.length > 0) throw new Error(describeProblems(spec, errors).join('\n'));
  return describeProblems(spec, await runRedocly(spec, warningRules, EXAMPLE_RULES));
}
