import {describe, expect, it} from 'vitest';
import {flatten} from '../schema';
import {Specification} from '../specification';
import {validatorFor} from '../validate';

const spec = new Specification(
  'test.yaml',
  `openapi: 3.1.0
info: {title: T, version: '1'}
paths: {}
components:
  schemas:
    Page:
      type: object
      properties:
        data: {type: array, items: {type: object}}
        total: {type: integer}
    ThingPage:
      allOf:
        - {$ref: '#/components/schemas/Page'}
        - properties: {data: {items: {$ref: '#/components/schemas/Thing'}}}
    Thing: {type: object, properties: {id: {type: string}, pages: {$ref: '#/components/schemas/ThingPage'}}}
    Pet: {oneOf: [{type: string}, {type: integer}]}
    MaybePet: {anyOf: [{$ref: '#/components/schemas/Pet'}, {type: 'null'}]}
`,
);

describe('allOf that refines', () => {
  const page = flatten(spec, {$ref: '#/components/schemas/ThingPage'});
  const items = () => flatten(spec, page.properties.get('data') ?? false).own.items ?? false;

  it('keeps what each part says about the items of an array', () => {
    expect([...page.properties.keys()]).toEqual(['data', 'total']);
    const thing = flatten(spec, items());
    expect(thing.types).toEqual(['object']);
    expect([...thing.properties.keys()]).toEqual(['id', 'pages']);
  });

  it('returns the same schema each time, so that recursion is recognized', () => {
    expect(flatten(spec, items()).identity).toBe(flatten(spec, items()).identity);
  });
});

it('alternatives that may be null are alternatives of a nullable schema', () => {
  const {nullable, choices} = flatten(spec, {$ref: '#/components/schemas/MaybePet'});
  expect(nullable).toBe(true);
  expect(choices).toEqual([{kind: 'oneOf', choices: [{type: 'string'}, {type: 'integer'}]}]);
});

it('a property may be called nullable', () => {
  const A = {additionalProperties: false, properties: {nullable: {type: 'boolean'}}};
  expect(validatorFor({})(A, {nullable: true})).toEqual([]);
});

it('parts of allOf allow only what all of them allow', () => {
  const {own} = flatten(spec, {
    allOf: [
      {enum: ['a', 'b'], patternProperties: {'^x': true}, dependentRequired: {a: ['b']}},
      {enum: ['b', 'c'], patternProperties: {'^y': true}, dependentRequired: {a: ['c']}},
    ],
  });
  expect(own).toMatchObject({
    enum: ['b'],
    patternProperties: {'^x': true, '^y': true},
    dependentRequired: {a: ['b', 'c']},
  });
});
