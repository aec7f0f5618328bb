/**
 * The data that the sandbox's organization owns at the start: the collections, documents, and queries that
 * the examples in openapi/database.yaml refer to. With them, the requests of the reference work in a
 * fresh sandbox, in any order.
 */
import {SANDBOX_SHARES} from '../../src/config/sandbox';
import type {JsonObject} from './objects';
import type {Store} from './store';
import {Uuid} from './values';

const SURVEY = '0f1d9d3a-7c1e-4f6b-9d0e-2a6a5b1c7e42';
/** Only here to be deleted. */
const OLD_SURVEY = 'd23f0824-128b-4f33-8c5c-7fd0a6a3a450';
const YEARS_QUERY = '5b0a6d2e-94c3-4a17-8f6c-d1e2a7b3c405';
/** Only here to be deleted. */
const OLD_QUERY = '9531985d-5d9d-49f8-9818-e811892f902b';

const surveySchema: JsonObject = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Web3 Experience Survey',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      answered_at: {type: 'string', format: 'date-time', coerce: true},
      years_in_web3: {
        type: 'object',
        properties: {'%share': {type: 'integer'}},
        required: ['%share'],
      },
      responses: {
        type: 'array',
        minItems: 1,
        items: {
          type: 'object',
          properties: {
            rating: {type: 'integer', minimum: 1, maximum: 5},
            question_number: {type: 'integer', minimum: 1},
          },
          required: ['rating', 'question_number'],
        },
      },
    },
    required: ['_id', 'years_in_web3', 'responses'],
    additionalProperties: false,
  },
};

const [firstShares, secondShares] = SANDBOX_SHARES;

/** `shares` has one share of `years_in_web3` for each node. */
const surveyAnswers = [
  {
    _id: 'a2c8f1de-3b47-4d59-8e10-6f7a9c0b1d2e',
    answeredAt: new Date('2025-06-12T09:30:00.000Z'),
    shares: firstShares,
    responses: [
      {rating: 5, question_number: 1},
      {rating: 3, question_number: 2},
    ],
  },
  {
    _id: 'c4e7a903-51d8-4b2f-a6c3-08d9f1e2b374',
    answeredAt: new Date('2025-06-12T10:00:00.000Z'),
    shares: secondShares,
    responses: [{rating: 4, question_number: 1}],
  },
];

const yearsPipeline: JsonObject[] = [
  {$match: {'responses.question_number': '##question_number'}},
  {$group: {_id: null, years: {$sum: '$years_in_web3.%share'}, records: {$sum: 1}}},
  {$project: {_id: 1, years_in_web3: {'%share': '$years'}, records: 1}},
];

/**
 * Adds the example data to a store without collections and queries.
 *
 * @param owner  DID of the organization
 * @param nodeNumber  1, 2, or 3: decides which shares the documents have
 * @throws DatabaseError when the data is already there
 */
export function addExampleData(store: Store, owner: string, nodeNumber: number): void {
  const now = new Date();
  const times = {_created: now, _updated: now};
  const stamp = {owner, ...times};
  store.collections.add({
    _id: SURVEY,
    name: 'Web3 Experience Survey',
    schema: surveySchema,
    ...stamp,
    documents: surveyAnswers.map(({_id, answeredAt, shares, responses}) => ({
      _id: new Uuid(_id),
      answered_at: answeredAt,
      years_in_web3: {'%share': shares[nodeNumber - 1]},
      responses,
      ...times,
    })),
  });
  store.collections.add({
    _id: OLD_SURVEY,
    name: 'Web3 Experience Survey 2024',
    schema: surveySchema,
    ...stamp,
    documents: [],
  });
  store.queries.add({
    _id: YEARS_QUERY,
    name: 'Years of experience of those who answered a question',
    // The collection that the query reads.
    schema: SURVEY,
    variables: {question_number: {type: 'number', description: 'The number of the question'}},
    pipeline: yearsPipeline,
    ...stamp,
  });
  store.queries.add({
    _id: OLD_QUERY,
    name: 'Number of answers in 2024',
    schema: OLD_SURVEY,
    variables: {},
    pipeline: [{$count: 'records'}],
    ...stamp,
  });
}
