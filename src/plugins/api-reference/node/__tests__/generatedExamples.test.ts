/** Checks with Ajv that each example that is made from a schema fulfils it, in every specification of the repository. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorObject} from 'ajv';
import {describe, expect, it} from 'vitest';
import {apis} from '../../../../config/apis';
import {variables} from '../../../../config/variables';
import {withPlainNumbers} from '../../../../lib/exactNumber';
import type {MediaTypeObject, ResponseObject} from '../../../../lib/openapi/document';
import {loadSpecification} from '../../../../lib/openapi/load';
import {listPages, responsesOf, type Operation} from '../../../../lib/openapi/operations';
import {Specification} from '../../../../lib/openapi/specification';
import {validatorFor} from '../../../../lib/openapi/validate';
import {sampleOf} from '../sample';

const root = path.resolve(__dirname, '../../../../..');
const corpus = path.join(root, 'tests/variants/corpus');
const specifications = [
  ...apis.map((api) => loadSpecification(root, api, variables)),
  ...readdirSync(corpus)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => new Specification(name, readFileSync(path.join(corpus, name), 'utf8'))),
];

/** The bodies of an operation, with their directions. */
function bodiesOf(spec: Specification, {body, source}: Operation) {
  const responses = responsesOf(source).map(([, entry]) => spec.resolve<ResponseObject>(entry));
  const all = [
    ...Object.values(body?.content ?? {}).map((media) => ({media, direction: 'request' as const})),
    ...responses.flatMap(({content = {}}) =>
      Object.values(content).map((media) => ({media, direction: 'response' as const})),
    ),
  ];
  return all.filter(
    (entry): entry is typeof entry & {media: Required<Pick<MediaTypeObject, 'schema'>>} =>
      entry.media.schema !== undefined,
  );
}

/**
 * Whether no value can fulfil a keyword. Alternatives of `oneOf` that overlap are a fault of the specification; a property
 * of the other direction is left out although it is required; Ajv knows neither files nor numbers that are texts.
 */
function isImpossible({keyword, params, message = ''}: ErrorObject, required: ReadonlySet<string>) {
  const missing = (params as {missingProperty?: string}).missingProperty;
  if (keyword === 'required') return required.has(missing ?? '');
  return keyword === 'oneOf' && message.includes('exactly one');
}

describe.each(specifications)('$file', (spec) => {
  const document = withPlainNumbers(spec.document);
  const validate = validatorFor(document);
  const hidden = new Set(
    [...spec.text.matchAll(/(\w+):\s*\{[^}]*(?:readOnly|writeOnly): true/g)].map(
      ([, name]) => name ?? '',
    ),
  );

  it('generated examples fulfil their schemas', () => {
    const problems = listPages(spec).flatMap((operation) =>
      bodiesOf(spec, operation).flatMap(({media: {schema}, direction}) => {
        const value = withPlainNumbers(sampleOf(spec, schema, direction));
        return validate(withPlainNumbers(schema), value)
          .filter((error) => !isImpossible(error, hidden))
          .map(({keyword, instancePath, message = ''}) => {
            return `${operation.call}: ${keyword} at ${instancePath}: ${message}`;
          });
      }),
    );
    expect(problems).toEqual([]);
  });
});
