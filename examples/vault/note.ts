/** The quickstart on top of `lib`: a record with secret text, written to three nodes and read back. */
// #region note
import {randomUUID} from 'node:crypto';
import {nilql} from '@nillion/nilql';
import {nodes} from './access'; // registers an organization
import {call} from './lib/call';
import {pairRows} from './lib/combine';

type Created = {errors: {error: string}[]};
type Row = {_id: string};

const schemaId = randomUUID();
const _id = {type: 'string', format: 'uuid', coerce: true};
const text = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
const required = ['_id', 'text'];
const items = {type: 'object', properties: {_id, text}, required, additionalProperties: false};
const collection = {_id: schemaId, name: 'Notes', schema: {type: 'array', items}};
for (const node of nodes) await call(node, 'POST', '/api/v1/schemas', collection);

// #region record
const [create, read] = ['/api/v1/data/create', '/api/v1/data/read'];
const key = await nilql.ClusterKey.generate({nodes}, {store: true});
const secret = await nilql.encrypt(key, 'I am looking for a new job');
const note = {_id: randomUUID(), text: {'%allot': secret}};
const documents = nilql.allot(note);
for (const [index, node] of nodes.entries()) {
  const body = {schema: schemaId, data: [documents[index]]};
  const {errors} = await call<Created>(node, 'POST', create, body);
  if (errors[0]) throw new Error(`${node.url}: ${errors[0].error}`);
}

const all = {schema: schemaId, filter: {}};
const calls = nodes.map((node) => call<Row[]>(node, 'POST', read, all));
const responses = await Promise.all(calls);
for (const parts of pairRows(responses)) {
  console.log(await nilql.unify(key, parts));
}
// #endregion record
// #endregion note
