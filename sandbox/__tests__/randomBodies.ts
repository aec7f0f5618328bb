/** Random filters, updates, pipelines, and chat requests, which a schema alone would not generate. */
import fc, {type Arbitrary} from 'fast-check';
import {KNOWN_MODELS} from '../ai/models';

const any = fc.jsonValue({maxDepth: 2});
const field = fc.constantFrom(
  '_id',
  '_created',
  'name',
  'amount',
  'nested.a',
  'tags',
  '$$ROOT',
  '__proto__',
);
const operand = fc.oneof(
  any,
  field.map((name) => `$${name}`),
  fc.uuid(),
  fc.constant('##v'),
);
/** Returns objects with up to two of these keys. */
function objectWith(keys: readonly string[], value: Arbitrary<unknown>): Arbitrary<unknown> {
  return fc.dictionary(fc.constantFrom(...keys), value, {maxKeys: 2});
}

const comparison = objectWith(
  [
    '$eq',
    '$gt',
    '$in',
    '$nin',
    '$exists',
    '$not',
    '$regex',
    '$elemMatch',
    '$size',
    '$type',
    '$all',
    '$mod',
  ],
  operand,
);
const fields = fc.dictionary(field, fc.oneof(operand, comparison), {maxKeys: 3});
const filter = fc.oneof(
  fields,
  objectWith(['$or', '$and', '$nor'], fc.array(fields, {maxLength: 2})),
  objectWith(['$expr', '$where', '$text', '$comment', '$jsonSchema'], operand),
  fc
    .tuple(fields, objectWith(['name', '_id'], fc.constantFrom('date', 'uuid', 'number')))
    .map(([rest, $coerce]) => ({...rest, $coerce})),
);
const update = fc.oneof(
  objectWith(
    [
      '$set',
      '$unset',
      '$inc',
      '$push',
      '$pull',
      '$rename',
      '$mul',
      '$min',
      '$addToSet',
      '$setOnInsert',
      '$pop',
      'name',
    ],
    fc.dictionary(
      fc.constantFrom('name', 'amount', 'tags', 'nested.a', '_id', '__proto__.x', 'tags.0'),
      operand,
      {maxKeys: 2},
    ),
  ),
  any,
);
const expression = fc.oneof(
  operand,
  objectWith(
    ['$sum', '$avg', '$first', '$concat', '$add', '$divide', '$cond', '$size', '$toString', '$mod'],
    operand,
  ),
);
/** One stage of an aggregation pipeline. */
export const stage = fc.oneof(
  fields.map(($match) => ({$match})),
  objectWith(
    ['$group', '$project', '$addFields', '$sort', '$lookup', '$facet', '$bucket', '$bucketAuto'],
    fc.dictionary(
      fc.constantFrom(
        '_id',
        'a',
        'from',
        'as',
        'groupBy',
        'boundaries',
        'localField',
        'foreignField',
      ),
      expression,
      {maxKeys: 4},
    ),
  ),
  objectWith(
    [
      '$limit',
      '$skip',
      '$count',
      '$unwind',
      '$replaceRoot',
      '$sortByCount',
      '$merge',
      '$nonsense',
      '$function',
    ],
    expression,
  ),
);

/** Returns bodies by operation, with ids that exist and with operators of the database. */
export const createBodies = (
  schema: string,
  query: string,
): Readonly<Record<string, Arbitrary<unknown>>> => ({
  'POST /api/v1/data/read': fc.record({schema: fc.constant(schema), filter}),
  'POST /api/v1/data/update': fc.record({schema: fc.constant(schema), filter, update}),
  'POST /api/v1/data/delete': fc.record({schema: fc.constant(schema), filter}),
  'POST /api/v1/data/tail': fc.constant({schema}),
  'POST /api/v1/data/create': fc.record({
    schema: fc.constant(schema),
    data: fc.array(
      fc.record(
        {_id: fc.uuid(), name: any, amount: fc.integer(), tags: fc.array(any)},
        {requiredKeys: []},
      ),
      {maxLength: 4},
    ),
  }),
  'POST /v1/chat/completions': fc.record(
    {
      model: fc.constantFrom(...KNOWN_MODELS.map(({id}) => id)),
      messages: fc.array(
        fc.record({
          role: fc.constantFrom('system', 'user', 'assistant', 'tool'),
          content: fc.string({unit: 'grapheme'}),
        }),
        {minLength: 1, maxLength: 3},
      ),
      max_tokens: fc.integer({min: 1, max: 100}),
      stream: fc.boolean(),
      tools: fc.array(
        fc.record({
          type: fc.constant('function'),
          function: fc.record({
            name: fc.string(),
            parameters: fc.dictionary(fc.constantFrom('type', 'properties', 'required'), any),
          }),
        }),
        {maxLength: 2},
      ),
    },
    {requiredKeys: ['model', 'messages']},
  ),
  'POST /api/v1/queries/execute': fc.record({
    id: fc.constant(query),
    variables: fc.dictionary(fc.constantFrom('v', 'w'), fc.oneof(any, fc.integer()), {maxKeys: 2}),
  }),
});
