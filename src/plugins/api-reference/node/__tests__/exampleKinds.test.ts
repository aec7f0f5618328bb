/** Examples that are made from schemas, and what others get wrong in them. */
import {describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {validatorFor} from '../../../../lib/openapi/validate';
import {sampleOf} from '../sample';
import {head, renderedPages} from './render';

describe('an example of a parent', async () => {
  const spec = await checkedSpecification(`${head}paths: {}
components:
  schemas:
    Boat: {type: object, required: [name], properties: {name: {type: string}}, example: {name: Anna}}
    Ship: {type: object, properties: {name: {type: string}}, default: {name: Bea}}
    Tug: {allOf: [{$ref: '#/components/schemas/Boat'}, {type: object, required: [power], properties: {power: {type: integer}}}]}
    Ferry: {allOf: [{$ref: '#/components/schemas/Ship'}], required: [decks], properties: {decks: {type: integer, minimum: 2}}}
    Own: {allOf: [{$ref: '#/components/schemas/Boat'}], properties: {x: {type: integer}}, example: {name: C}}
    Level: {type: string, enum: [low, high], example: high}
    WithLevel: {type: object, properties: {level: {allOf: [{$ref: '#/components/schemas/Level'}, {description: x}]}}}
`);
  it.each([
    ['Tug', {name: 'Anna', power: 0}],
    ['Ferry', {name: 'Bea', decks: 2}],
    ['Own', {name: 'C'}],
    ['WithLevel', {level: 'high'}],
  ])('is completed: %s', (name, expected) => {
    expect(sampleOf(spec, {$ref: `#/components/schemas/${name}`}, 'request')).toEqual(expected);
  });
});

describe('a discriminator', async () => {
  const text = `${head}paths:
  /c: {post: {operationId: c, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Vessel'}}}}, responses: {}}}
  /b: {post: {operationId: b, requestBody: {content: {application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Rise'}, {$ref: '#/components/schemas/Fall'}], discriminator: {propertyName: kind}}}}}, responses: {}}}
components:
  schemas:
    Level: {type: object, properties: {level: {type: number}}}
    Rise: {type: object, required: [kind], properties: {kind: {type: string}, metres: {type: number}}}
    Fall: {type: object, required: [kind], properties: {kind: {type: string}, speed: {type: number}}}
    Gate: {type: object, required: [type], properties: {type: {type: string}}, oneOf: [{$ref: '#/components/schemas/Lock'}, {$ref: '#/components/schemas/Weir'}], discriminator: {propertyName: type}}
    Lock: {allOf: [{$ref: '#/components/schemas/Gate'}, {type: object, properties: {a: {type: integer}}}]}
    Weir: {allOf: [{$ref: '#/components/schemas/Gate'}, {type: object, properties: {b: {type: integer}}}]}
    Vessel: {type: object, required: [type], properties: {type: {type: string}}, discriminator: {propertyName: type}}
    Ferry: {allOf: [{$ref: '#/components/schemas/Vessel'}, {type: object, properties: {decks: {type: integer}}}]}
    CarFerry: {allOf: [{$ref: '#/components/schemas/Ferry'}, {type: object, properties: {cars: {type: integer}}}]}
`;
  const spec = await checkedSpecification(text);
  const oneOf = [{$ref: '#/components/schemas/Rise'}, {$ref: '#/components/schemas/Fall'}];
  const mapping = {rising: '#/components/schemas/Rise', falling: 'Fall'};
  it.each([
    [
      'a mapping',
      {oneOf, discriminator: {propertyName: 'kind', mapping}},
      {kind: 'rising', metres: 0},
    ],
    [
      'the name of the schema',
      {oneOf, discriminator: {propertyName: 'kind'}},
      {kind: 'Rise', metres: 0},
    ],
    [
      'a part of allOf, next to alternatives without a discriminator',
      {
        allOf: [
          {oneOf, discriminator: {propertyName: 'kind', mapping}},
          {anyOf: [{$ref: '#/components/schemas/Level'}, {type: 'object'}]},
        ],
      },
      {kind: 'rising', metres: 0, level: 0},
    ],
    ['a parent', {$ref: '#/components/schemas/Vessel'}, {type: 'Ferry', decks: 0}],
    ['a child', {$ref: '#/components/schemas/CarFerry'}, {type: 'CarFerry', decks: 0, cars: 0}],
    ['a parent that lists its children', {$ref: '#/components/schemas/Gate'}, {type: 'Lock', a: 0}],
    ['a child that is listed', {$ref: '#/components/schemas/Weir'}, {type: 'Weir', b: 0}],
  ])('has the value of its branch in samples: %s', (_name, schema, expected) => {
    expect(sampleOf(spec, schema, 'request')).toEqual(expected);
  });

  it('lists children that only point to their parent, and the values that choose them', () => {
    const pages = renderedPages(spec).join('');
    expect(pages).toContain('"chosenBy":["Ferry"]');
    expect(pages).toContain('"chosenBy":["CarFerry"]');
    expect(pages).toContain('"chosenBy":["Rise"]');
    expect(pages).toContain('"name":"decks"');
  });
});

describe('an example respects', async () => {
  const spec = await checkedSpecification(`${head}paths: {}
components:
  schemas:
    Node: {type: object, required: [id], properties: {id: {type: integer}, parent: {$ref: '#/components/schemas/Node'}, children: {type: array, items: {$ref: '#/components/schemas/Node'}}}}
`);
  it.each<[string, object, unknown]>([
    ['minItems', {type: 'array', minItems: 2, items: {type: 'boolean'}}, [true, true]],
    [
      'uniqueItems',
      {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'integer'}},
      [0, 1],
    ],
    ['multipleOf', {type: 'integer', minimum: 7, multipleOf: 5}, 10],
    ['decimals', {type: 'number', exclusiveMinimum: 0, maximum: 0.5, multipleOf: 0.1}, 0.5],
    ['a narrow range', {type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1}, 0.5],
    ['pattern', {type: 'string', pattern: '^[A-Z]{2}-\\d{3,}$'}, 'AA-111'],
    ['a long pattern', {type: 'string', pattern: '^[a-z]+$', minLength: 3}, 'string'],
    ['pattern and length', {type: 'string', pattern: '^x-[0-9]+$', minLength: 5}, 'x-111'],
    ['maps', {type: 'object', additionalProperties: {type: 'integer'}}, {key: 0}],
    [
      'minProperties',
      {type: 'object', minProperties: 2, additionalProperties: {}},
      {key: null, key2: null},
    ],
    [
      'patternProperties',
      {type: 'object', patternProperties: {'^x-[a-z]+$': {type: 'boolean'}}},
      {'x-a': true},
    ],
    [
      'propertyNames',
      {type: 'object', propertyNames: {enum: ['de']}, additionalProperties: {type: 'string'}},
      {de: 'string'},
    ],
    [
      'a required name without a property',
      {
        type: 'object',
        required: ['a', 'b'],
        properties: {a: {type: 'integer'}},
        additionalProperties: {type: 'string'},
      },
      {a: 0, b: 'string'},
    ],
    [
      'all groups',
      {
        type: 'object',
        allOf: [
          {oneOf: [{properties: {a: {type: 'integer'}}, required: ['a']}]},
          {anyOf: [{properties: {b: {type: 'boolean'}}, required: ['b']}, {type: 'object'}]},
        ],
      },
      {a: 0, b: true},
    ],
    [
      'limits next to alternatives',
      {type: 'string', minLength: 3, anyOf: [{maxLength: 4}, {format: 'uuid'}]},
      'stri',
    ],
    ['a default that contradicts', {type: 'integer', maximum: 3, default: 5}, 0],
    ['an example that contradicts', {type: 'integer', example: 'many'}, 0],
    ['recursion', {$ref: '#/components/schemas/Node'}, {id: 0, children: []}],
    ['duration', {type: 'string', format: 'duration'}, 'P1D'],
  ])('%s', (_name, schema, expected) => {
    expect(sampleOf(spec, schema, 'request')).toEqual(expected);
  });
});

/** Schemas for which the usual example of the type is wrong. Ajv decides. */
const demanding: [name: string, schema: object][] = [
  ['numbers that overlap', {oneOf: [{type: 'number'}, {type: 'integer'}]}],
  [
    'ranges that overlap',
    {
      oneOf: [
        {type: 'integer', maximum: 9},
        {type: 'integer', maximum: 99},
      ],
    },
  ],
  [
    'multiples that overlap',
    {
      oneOf: [
        {type: 'number', multipleOf: 5},
        {type: 'number', multipleOf: 3},
      ],
    },
  ],
  ['a format and any text', {oneOf: [{type: 'string', format: 'uuid'}, {type: 'string'}]}],
  [
    'one of two properties',
    {
      type: 'object',
      properties: {a: {type: 'string'}, b: {type: 'string'}},
      oneOf: [{required: ['a']}, {required: ['b']}],
    },
  ],
  ['not both', {type: 'object', properties: {a: {}, b: {}}, not: {required: ['a', 'b']}}],
  ['not zero', {type: 'integer', not: {const: 0}}],
  ['not a word', {type: 'string', not: {enum: ['string']}}],
  [
    'another value of a property',
    {
      required: ['kind'],
      properties: {kind: {enum: ['a', 'b']}},
      not: {properties: {kind: {const: 'a'}}},
    },
  ],
  [
    'several names of a pattern',
    {
      type: 'object',
      patternProperties: {'^x-[a-z]+$': {type: 'integer'}},
      additionalProperties: false,
      minProperties: 2,
    },
  ],
  [
    'several allowed names',
    {propertyNames: {enum: ['a', 'b']}, additionalProperties: {}, minProperties: 2},
  ],
  ['dependentRequired', {type: 'object', properties: {a: {}}, dependentRequired: {a: ['b']}}],
  [
    'a condition on a text',
    {properties: {a: {}}, if: {required: ['a']}, then: {properties: {a: {pattern: '^\\d{5}$'}}}},
  ],
  ['minContains', {type: 'array', contains: {type: 'integer', minimum: 5}, minContains: 2}],
  [
    'maxContains',
    {type: 'array', items: {type: 'integer'}, contains: {const: 3}, maxContains: 1, minItems: 3},
  ],
  ['a password', {type: 'string', pattern: '^(?=.*[A-Z])(?=.*\\d)(?=.*[^\\w]).{8,}$'}],
  ['a part of a pattern', {type: 'string', pattern: 'abc', minLength: 10}],
  ['a long format', {type: 'string', format: 'email', minLength: 30}],
  [
    'different uuids',
    {type: 'array', minItems: 2, uniqueItems: true, items: {type: 'string', format: 'uuid'}},
  ],
  ['null', {type: 'null'}],
];

it.each(demanding)('an example is valid: %s', async (_name, schema) => {
  const spec = await checkedSpecification(`${head}paths: {}`);
  const value = sampleOf(spec, schema, 'request');
  const errors = validatorFor(spec.document)(schema, value);
  expect(errors, JSON.stringify(value)).toEqual([]);
});

describe('an object keeps its properties, although one', async () => {
  const spec = await checkedSpecification(`${head}paths: {}
components:
  schemas:
    Cat: {type: object, required: [kind], properties: {kind: {type: string}, meow: {type: boolean}}}
    Dog: {type: object, required: [kind], properties: {kind: {type: string}, bark: {type: boolean}}}
    Pet: {oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}], discriminator: {propertyName: kind}}
`);
  it.each<[string, object, unknown]>([
    ['has overlapping alternatives', {$ref: '#/components/schemas/Pet'}, {kind: 'Cat', meow: true}],
    [
      'has an example without its format',
      {type: 'string', format: 'date-time', example: '2024-01-01T10:00:00'},
      '2024-01-01T10:00:00',
    ],
    ['is too short for its format', {type: 'string', format: 'email', maxLength: 10}, 'string'],
    ['contradicts its format', {type: 'string', format: 'date', pattern: '^\\d{4}$'}, '1111'],
    ['has no value that is found', {type: 'string', pattern: '(?=a)b'}, undefined],
  ])('%s', (_name, schema, value) => {
    const properties = {a: schema, b: {type: 'boolean'}, c: schema, d: {type: 'integer'}};
    const sample = sampleOf(spec, {type: 'object', properties}, 'request');
    expect(sample).toEqual({a: value, b: true, c: value, d: 0});
  });
});

it('a given example has no properties of the other direction', async () => {
  const spec = await checkedSpecification(`${head}paths: {}`);
  const item = {
    properties: {id: {readOnly: true}, key: {writeOnly: true}, name: {type: 'string'}},
  };
  const example = [{id: 1, key: 'k', name: 'n'}];
  const schema = {type: 'array', items: item, example};
  expect(sampleOf(spec, schema, 'request')).toEqual([{key: 'k', name: 'n'}]);
  expect(sampleOf(spec, schema, 'response')).toEqual([{id: 1, name: 'n'}]);
});
