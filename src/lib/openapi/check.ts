/** Checks that pages can be generated from a specification. */
import type {NormalizedProblem, UserContext} from '@redocly/openapi-core';
import {printExactJson} from '../exactNumber';
import {didYouMean} from '../nearestName';
import {contradiction} from './contradiction';
import type {SchemaObject, ServerObject} from './document';
import {mistakeRules} from './mistakes';
import {NotShown} from './notShown';
import {runRedocly, type Rules} from './runRedocly';
import {isDictionary, pointerKeys, pointerToken, type Specification} from './specification';

/** A specification with more problems than this mostly has one problem many times. */
const MAX_PROBLEMS = 20;

/** Describes a value in an error: `number 1`, `a list`. */
function describeValue(value: unknown): string {
  if (value === null) return 'null';
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : `${typeof value} ${JSON.stringify(value).slice(0, 60)}`;
}

/** Where a parameter can be. */
const PLACES: readonly string[] = ['path', 'query', 'querystring', 'header', 'cookie'];

/** Types of values in a schema. */
const SCHEMA_TYPES = ['string', 'number', 'integer', 'boolean', 'object', 'array'];

/** Limits that are booleans in OpenAPI 3.0 and numbers in later versions, each with the limit that it changes. */
const EXCLUSIVE_LIMITS = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const;

/** Problems that make a page incomplete or wrong, but not impossible. */
const warningRules = (spec: Specification): Rules => ({
  defaults: () => ({
    Schema(schema: SchemaObject, context) {
      if (schema.default === undefined) return;
      const keyword = contradiction(spec, schema, schema.default);
      if (keyword !== undefined)
        context.report({
          message: `the default ${printExactJson(schema.default)} contradicts \`${keyword}\` of its schema, so samples do not use it`,
          location: context.location.child('default'),
        });
    },
  }),
  // In OpenAPI 3.1, Redocly reports these as errors.
  'schema-types': () => ({
    Schema({type}: SchemaObject, context) {
      for (const name of [type ?? []].flat()) {
        if (name === 'null' || SCHEMA_TYPES.includes(name)) continue;
        const hint = didYouMean(name, SCHEMA_TYPES);
        context.report({
          message: `the type "${name}" does not exist.${hint} Types are ${SCHEMA_TYPES.join(', ')}`,
          location: context.location.child('type'),
        });
      }
    },
  }),
  'parameter-places': () => ({
    Parameter({in: place = ''}, context) {
      if (PLACES.includes(place)) return;
      const message = `a parameter in "${place}" is not shown, as OpenAPI 3 has none. Describe it in \`requestBody\``;
      context.report({message, location: context.location.child('in')});
    },
  }),
  servers: () => ({
    Server({url}: ServerObject, context) {
      if (!/[?#]/.test(url)) return;
      const message = 'an address of a server has no query or fragment, so samples leave it out';
      context.report({message, location: context.location.child('url')});
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
});

/** Rules of Redocly for what samples need: values that fit their schema, and values for what is in braces. */
const SAMPLE_RULES = [
  'path-parameters-defined',
  'no-undefined-server-variable',
  'no-invalid-media-type-examples',
  'no-invalid-schema-examples',
  'no-invalid-parameter-examples',
  'no-enum-type-mismatch',
];

/** Whether a reference is part of an extension, which no page shows. */
function isInExtension({type, location: {pointer}}: UserContext): boolean {
  return ['SpecExtension', 'scalar'].includes(type.name) && /\/x-(?!webhooks)/.test(pointer);
}

/** Problems that Redocly does not report, or for which it knows no remedy. */
const rules = (spec: Specification): Rules => ({
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
        if (isInExtension(context)) return;
        // Redocly knows no `$anchor` and `$id`.
        if (spec.find($ref) !== undefined) return;
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
  'dynamic-references': () => ({
    Schema({$dynamicRef}: SchemaObject, context) {
      if ($dynamicRef !== undefined && spec.find($dynamicRef) === undefined)
        context.report({
          message: `$dynamicRef ${JSON.stringify($dynamicRef)} points to nothing in this file`,
          location: context.location.child('$dynamicRef'),
        });
    },
  }),
});

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

/** Why a field can be left out; undefined if it cannot. */
function excuseFor(keys: readonly string[], value: unknown): string | undefined {
  const [key, parent, grandparent] = keys.toReversed();
  if (value === null) return 'the field has no value, so it is ignored';
  if (key === 'required' && typeof value === 'boolean')
    return `\`required: ${value}\` is ignored: the schema around a property lists the names that are required`;
  const isMapping = parent === 'mapping' && grandparent === 'discriminator';
  if (isMapping && typeof value === 'string' && !value.startsWith('#'))
    return `the mapping to ${JSON.stringify(value)} is ignored, because it points to another file`;
  return undefined;
}

/** Removes a field that can be left out, unless it is part of a list. Returns why. */
function removeField(spec: Specification, pointer: string): string | undefined {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1) ?? '';
  const parent = spec.find(`#/${keys.slice(0, -1).map(pointerToken).join('/')}`);
  const excuse = isDictionary(parent) ? excuseFor(keys, parent[key]) : undefined;
  if (isDictionary(parent) && excuse !== undefined) Reflect.deleteProperty(parent, key);
  return excuse;
}

/** The pointer of a reference that leads back to itself. */
function circularReference(spec: Specification): string | undefined {
  const waiting: [node: unknown, pointer: string][] = [[spec.document, '#']];
  const visited = new Set<unknown>();
  for (const [node, pointer] of waiting) {
    if (typeof node !== 'object' || node === null || visited.has(node)) continue;
    visited.add(node);
    const seen = new Set<string>();
    for (let target: unknown = node; isDictionary(target);) {
      const {$ref} = target;
      if (typeof $ref !== 'string') break;
      if (seen.has($ref)) return pointer;
      seen.add($ref);
      target = spec.find($ref);
    }
    for (const [key, value] of Object.entries(node))
      waiting.push([value, `${pointer}/${pointerToken(key)}`]);
  }
  return undefined;
}

/** Whether a problem is only a schema that is a boolean, which Redocly knows in few places. */
function isBooleanSchema(spec: Specification, {message}: NormalizedProblem): boolean {
  const hasBooleans = !spec.document.openapi.startsWith('3.0.');
  return hasBooleans && message.startsWith('Expected type `Schema` (object) but got `boolean`');
}

/** Adds what would be right to a problem with a value that YAML doesn't read as text. */
function withQuotes(spec: Specification, problem: NormalizedProblem): NormalizedProblem {
  const {message, location} = problem;
  if (!/^Expected type `string` but got `(?:integer|number|boolean)`/.test(message)) return problem;
  const value = printExactJson(spec.find(location[0]?.pointer ?? ''));
  return {...problem, message: `${message} Write quotes: "${value}"`};
}

async function runStructureRules(spec: Specification): Promise<readonly NormalizedProblem[]> {
  try {
    const problems = await runRedocly(spec, rules(spec), ['struct']);
    return problems
      .filter((problem) => !isBooleanSchema(spec, problem))
      .map((problem) => withQuotes(spec, problem));
  } catch (error) {
    // Redocly does not say which one.
    const pointer = circularReference(spec);
    if (pointer === undefined) throw error;
    throw spec.error(pointer, 'the $ref leads back to itself, so it points to nothing');
  }
}

/** Returns the problems that make pages impossible, and those with fields that it removes from the document. */
async function structureProblems(spec: Specification) {
  const problems = await runStructureRules(spec);
  const removed = problems.flatMap((problem) => {
    const message = removeField(spec, problem.location[0]?.pointer ?? '');
    return message === undefined ? [] : [{...problem, message}];
  });
  // A removed field may be a required one.
  const errors = removed.length === 0 ? problems : await runStructureRules(spec);
  return {errors, removed};
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
 * Checks a specification before pages are generated from it.
 *
 * @returns warnings: a line for each field that is removed from the document because it has no value or no effect, unknown
 *   type in 3.0, boolean limit (`exclusiveMinimum: true`) in later versions, example or default that contradicts its schema,
 *   path or server that lacks a parameter or variable, and mistake that `mistakes.ts` knows. After 20 problems, the last
 *   line is the number of the others. Then a line for each keyword that pages do not show
 * @throws Error with such lines for problems that make pages impossible
 */
export async function checkSpecification(spec: Specification): Promise<readonly string[]> {
  checkVersion(spec);
  const {errors, removed} = await structureProblems(spec);
  if (errors.length > 0) throw new Error(describeProblems(spec, errors).join('\n'));
  const notShown = new NotShown(spec);
  const all = {...warningRules(spec), ...mistakeRules(spec), ...notShown.rules()};
  const found = [...removed, ...(await runRedocly(spec, all, SAMPLE_RULES))];
  const problems = describeProblems(spec, found);
  return [...problems, ...notShown.lines()];
}
