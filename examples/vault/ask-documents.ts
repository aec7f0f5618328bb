/** Stores private passages on three nodes, and lets a model answer a question from the one that fits best. */
import assert from 'node:assert/strict';
// #region store
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access';
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const passages = [
  'Lavender grows in dry, stony soil. Water it once every two weeks.',
  'Ferns live in shade and want damp soil. Water them every second day in summer.',
  'A cactus stores water in its stem. One cup a month is enough, none in winter.',
];

const schemaId = randomUUID();
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'array',
  items: {
    type: 'object',
    properties: {
      _id: {type: 'string', format: 'uuid', coerce: true},
      text: {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']},
    },
    required: ['_id', 'text'],
    additionalProperties: false,
  },
};
const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const records = await Promise.all(
  passages.map(async (passage) =>
    nilql.allot({_id: randomUUID(), text: {'%allot': await nilql.encrypt(key, passage)}}),
  ),
);
for (const [index, node] of nodes.entries()) {
  await call(node, 'POST', '/api/v1/schemas', {_id: schemaId, name: 'Passages', schema});
  const data = records.map((documents) => documents[index]);
  const body = {schema: schemaId, data};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}
console.log('passages stored on', nodes.length, 'nodes');
// #endregion store

// #region find
const question = 'How often does lavender need water?';

const answers = await Promise.all(
  nodes.map((node) =>
    call<{_id: string}[]>(node, 'POST', '/api/v1/data/read', {schema: schemaId, filter: {}}),
  ),
);
const texts = await Promise.all(
  pairRows(answers).map(async (parts) => {
    const {text} = (await nilql.unify(key, parts)) as {text: string};
    return text;
  }),
);

/** The words of a text, in lower case. */
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu));

/** How many words of the question a passage contains. */
const score = (text: string) =>
  [...wordsOf(question)].filter((word) => wordsOf(text).has(word)).length;

const [best] = texts.sort((a, b) => score(b) - score(a));
console.log('best passage:', best);
// #endregion find

// #region ask
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

const response = await fetch(`${AI_URL}/v1/chat/completions`, {
  method: 'POST',
  headers: {'content-type': 'application/json', authorization: `Bearer ${AI_API_KEY}`},
  body: JSON.stringify({
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [
      {role: 'system', content: `Answer only from this passage:\n${best}`},
      {role: 'user', content: question},
    ],
  }),
  signal: AbortSignal.timeout(120_000), // milliseconds
});
if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
const {choices} = (await response.json()) as {choices: {message: {content: string}}[]};
console.log(choices[0]?.message.content);
// #endregion ask
assert.ok(choices[0]?.message.content);
