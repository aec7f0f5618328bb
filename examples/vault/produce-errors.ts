/** Produces the errors of a nilDB node in a sandbox, and prints the status and the text of each. */
// #region errors
import {randomUUID} from 'node:crypto';

const NODE_URL = process.env.NODE_URL ?? 'http://localhost:9181';
const {token} = (await (await fetch(`${NODE_URL}/sandbox/token`)).json()) as {token: string};
const node = (await (await fetch(`${NODE_URL}/about`)).json()) as {
  did: string;
  publicKey: string;
};

/** Ids of the sandbox's own collection and query. */
const schema = '0f1d9d3a-7c1e-4f6b-9d0e-2a6a5b1c7e42';
const query = '5b0a6d2e-94c3-4a17-8f6c-d1e2a7b3c405';

/** Sends a request. Prints the name of the error, and the status and text of the response. */
async function show(name: string, url: string, init: RequestInit): Promise<void> {
  const response = await fetch(url, init);
  const text = (await response.text()).replace(/"ts":"[^"]*",/, '');
  console.log(`${name}: ${response.status} ${text}`);
}

/** Posts to the nilDB node. A text is sent as it is. */
function post(name: string, path: string, body: unknown, authorization = `Bearer ${token}`) {
  const headers = {'content-type': 'application/json', authorization};
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return show(name, NODE_URL + path, {
    method: 'POST',
    headers,
    body: text,
  });
}

/** Adds a query to the sandbox. Returns its id. */
async function addQuery(collection: string, pipeline: object[]): Promise<string> {
  const _id = randomUUID();
  const body = JSON.stringify({
    _id,
    name: '',
    schema: collection,
    variables: {},
    pipeline,
  });
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  await fetch(`${NODE_URL}/api/v1/queries`, {
    method: 'POST',
    headers,
    body,
  });
  return _id;
}

/** Adds a collection without rules to the sandbox. Returns its id. */
async function addCollection(): Promise<string> {
  const _id = randomUUID();
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${token}`,
  };
  await fetch(`${NODE_URL}/api/v1/schemas`, {
    method: 'POST',
    headers,
    body: JSON.stringify({_id, name: 'Any', schema: {type: 'array'}}),
  });
  return _id;
}

const read = '/api/v1/data/read';
const create = '/api/v1/data/create';
const execute = '/api/v1/queries/execute';
const record = {
  _id: randomUUID(),
  years_in_web3: {'%share': 1},
  responses: [],
};
const undeclared = await addQuery(schema, [{$match: {name: '##name'}}]);
const dividing = await addQuery(schema, [{$project: {x: {$divide: [1, 0]}}}]);
const orphanedQuery = await addQuery(randomUUID(), []);

await post('body-mismatch', read, {filter: {}});
await post('data-validation-error', create, {schema, data: [record]});
await post('variables-count-mismatch', execute, {
  id: query,
  variables: {},
});
await post('variable-injection-error', execute, {
  id: undeclared,
  variables: {},
});
await post('unauthorized', read, {schema, filter: {}}, 'Bearer wrong');
await post('resource-access-denied-error', read, {
  schema: randomUUID(),
  filter: {},
});
await post('payload-too-large', read, ' '.repeat(16 * 1024 * 1024 + 1));
await post('database-error', '/api/v1/schemas', {
  _id: schema,
  name: 'Again',
  schema: {},
});
await post('database-error-update', '/api/v1/data/update', {
  schema,
  filter: {},
  update: {name: 'Ada'},
});
await post('database-error-upload', create, {
  schema: await addCollection(),
  data: [{_id: 'x'}],
});
await post('internal-server-error', read, {schema, filter: {_id: 'x'}});
await post('malformed-json', read, '{"schema":');
await post('body-not-an-object', read, []);
const urn = {...record, _id: `urn:uuid:${randomUUID()}`};
const rated = {...urn, responses: [{rating: 5, question_number: 1}]};
await post('coerce-keyword', create, {schema, data: [rated]});
await post('variable-type', execute, {
  id: query,
  variables: {question_number: '2'},
});
const wrongDid = node.did.replace(/.{8}$/, 'qqqqqqqq');
await post('did-mismatch', '/api/v1/accounts', {
  ...node,
  did: wrongDid,
  name: 'Wrong',
});
await post('data-collection-not-found-error', execute, {
  id: orphanedQuery,
  variables: {},
});
await post('database-error-filter', read, {schema, filter: {$or: []}});
await post('database-error-pipeline', execute, {id: dividing, variables: {}});
const {did, publicKey} = node;
await post('duplicate-entry-error', '/api/v1/accounts', {
  did,
  publicKey,
  name: 'Node',
});
// #endregion errors
