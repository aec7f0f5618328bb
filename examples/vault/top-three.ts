/** The three best ratings, with a secret name for each: the nodes sort, your client decrypts. */
// #region store
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const schemaId = randomUUID();
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      rating: {type: 'integer', minimum: 1, maximum: 5},
      name: {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']},
    },
    required: ['_id', 'rating', 'name'],
    additionalProperties: false,
  },
};
const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const ratings = {Ada: 5, Ben: 2, Cem: 4, Dia: 3, Eva: 1};
const records = await Promise.all(
  Object.entries(ratings).map(async ([name, rating]) =>
    nilql.allot({_id: randomUUID(), rating, name: {'%allot': await nilql.encrypt(key, name)}}),
  ),
);
for (const [index, node] of nodes.entries()) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Ratings', schema});
  const data = records.map((documents) => documents[index]);
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
// #endregion store

// #region query
const queryId = randomUUID();
const pipeline = [
  {$sort: {rating: -1, _id: 1}}, // with equal ratings, all nodes choose the same records
  {$limit: 3},
  {$project: {_id: 1, rating: 1, name: 1}}, // `name` keeps its %share
];
const query = {_id: queryId, name: 'Top three', schema: schemaId, variables: {}, pipeline};
for (const node of nodes) await call(node, 'POST', '/api/v1/queries', query);
// #endregion query

// #region combine
const answers = await Promise.all(
  nodes.map((node) =>
    call<{_id: string}[]>(node, 'POST', '/api/v1/queries/execute', {id: queryId, variables: {}}),
  ),
);
const top = await Promise.all(
  pairRows(answers).map(
    async (rows) => (await nilql.unify(key, rows)) as {rating: number; name: string},
  ),
);
for (const {name, rating} of top) console.log(`${name}: ${rating}`);
// #endregion combine
