/** The quickstart on top of `lib`: a record with a secret text, written to three nodes and read back. */
// #region note
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access'; // registers an organization
import {call} from './lib/call';
import {pairRows} from './lib/combine';

const schemaId = randomUUID();
const _id = {type: 'string', format: 'uuid', coerce: true};
const text = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
const items = {type: 'object', properties: {_id, text}, required: ['_id', 'text']};
const collection = {_id: schemaId, name: 'Notes', schema: {type: 'array', items}};
for (const node of nodes) await call(node, 'POST', '/api/v1/schemas', collection);

const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const secret = await nilql.encrypt(key, 'I am looking for a new job');
const documents = nilql.allot({_id: randomUUID(), text: {'%allot': secret}});
for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, data: [documents[index]]};
  const {errors} = await call<{errors: object[]}>(node, 'POST', '/api/v1/data/create', body);
  if (errors.length > 0) throw new Error(`${node.url}: ${JSON.stringify(errors)}`);
}

const all = {schema: schemaId, filter: {}};
const responses = await Promise.all(
  nodes.map((node) => call<{_id: string}[]>(node, 'POST', '/api/v1/data/read', all)),
);
for (const parts of pairRows(responses)) console.log(await nilql.unify(key, parts));
// #endregion note
