/** Right samples in every language, and one mistake in each: caught, at its line, with the nearest right one. */
import {describe, expect, it} from 'vitest';
import {problemsIn} from './problemsIn';

const curl = `curl "$NODE_1/api/v1/data/read" \\
  -H "Authorization: Bearer $TOKEN" \\
  --data @- <<JSON
{"schema": "$SCHEMA_ID", "filter": {"\\$coerce": {"when": "date"}}}
JSON`;
const deletion = `\ncurl -X DELETE $NODE_1/api/v1/queries -d "{\\"id\\": \\"$QUERY_ID\\"}"`;
const fetched = `const body = {schema: schemaId, filter: {}};
await fetch(\`\${node.url}/api/v1/data/read\`, {
  method: 'POST',
  body: JSON.stringify(body),
});`;
const wrapped = `const post = (path: string, body: object) =>
  fetch(node.url + path, {method: 'POST', body: JSON.stringify(body)});
await post('/api/v1/queries', {
  _id, name, schema,
  variables: {year: {type: 'number', description: 'Year'}},
  pipeline: [],
});`;
const client = `import OpenAI from 'openai';
const client = new OpenAI({baseURL: 'http://localhost:9184/v1', apiKey});
await client.chat.completions.create({
  model: 'm',
  messages: [{role: 'user', content: question}],
  temperature: 0.2,
});
await client.get('/usage');
await fetch(\`\${AI_URL}/v1/attestation/report?nonce=\${nonce}\`);`;
const python = `url = os.environ.get("AI_URL", "http://localhost:9184") + "/v1/chat/completions"
body = {"model": "m", "messages": [{"role": "user", "content": question}]}
request = urllib.request.Request(url, data=json.dumps(body).encode())
OpenAI().chat.completions.create(model="m", messages=[])
requests.get(f"{NODE}/api/v1/schemas")`.replace('messages=[])', 'messages=[first])');
const sources = {
  'examples/a.sh': curl + deletion,
  'examples/fetch.ts': fetched,
  'examples/wrapper.ts': wrapped,
  'examples/client.ts': client,
  'examples/a.py': python,
};
type SourceName = keyof typeof sources;

describe('samples', () => {
  it.each(Object.entries(sources))('has nothing to say about %s', (file, text) => {
    expect(problemsIn(file, text)).toEqual([]);
  });

  it.each<[string, SourceName, string, string, string]>([
    [
      'path in curl',
      'examples/a.sh',
      'data/read',
      'data/raed',
      '1: POST /api/v1/data/raed: no such operation; nearest: POST /api/v1/data/read',
    ],
    [
      'method in curl',
      'examples/a.sh',
      '-X DELETE',
      '-X PATCH',
      '6: PATCH /api/v1/queries: no such operation; this path has GET, POST, DELETE',
    ],
    [
      'missing field in curl',
      'examples/a.sh',
      '"schema": "$SCHEMA_ID", ',
      '',
      '1: POST /api/v1/data/read: the body lacks the required field "schema" at /',
    ],
    [
      'enum in curl',
      'examples/a.sh',
      '"date"',
      '"data"',
      '1: POST /api/v1/data/read: the body has "data" at /filter/$coerce/when; allowed: date, uuid; nearest: "date"',
    ],
    [
      'broken JSON in curl',
      'examples/a.sh',
      '"date"}}',
      '"date"}',
      '1: POST /api/v1/data/read: the body is not JSON',
    ],
    [
      'no body in curl',
      'examples/a.sh',
      ' -d "{\\"id\\": \\"$QUERY_ID\\"}"',
      '',
      '6: DELETE /api/v1/queries: needs a body with id; none is sent',
    ],
    [
      'path in fetch',
      'examples/fetch.ts',
      '/api/v1/data/read',
      '/v1/data/read',
      '2: POST /v1/data/read: no such operation; nearest: POST /api/v1/data/read',
    ],
    [
      'missing field in a constant',
      'examples/fetch.ts',
      ', filter: {}',
      '',
      '2: POST /api/v1/data/read: the body lacks the required field "filter" at /',
    ],
    [
      'method in fetch',
      'examples/fetch.ts',
      "method: 'POST'",
      "method: 'PUT'",
      '2: PUT /api/v1/data/read: no such operation; this path has POST',
    ],
    [
      'path handed to a function',
      'examples/wrapper.ts',
      '/api/v1/queries',
      '/api/v1/query',
      '3: POST /api/v1/query: no such operation; nearest: POST /api/v1/queries',
    ],
    [
      'field handed to a function',
      'examples/wrapper.ts',
      'pipeline: []',
      'pipelines: []',
      '3: POST /api/v1/queries: the body lacks the required field "pipeline" at /|3: POST /api/v1/queries: the body has no field "pipelines"; nearest: "pipeline"',
    ],
    [
      'enum in a choice of schemas',
      'examples/wrapper.ts',
      "'number'",
      "'integer'",
      '3: POST /api/v1/queries: the body has "integer" at /variables/year/type; allowed: string, number, boolean, date, array; nearest: "number"',
    ],
    [
      'enum in a client call',
      'examples/client.ts',
      "'user'",
      "'developer'",
      '3: POST /v1/chat/completions: the body has "developer" at /messages/0/role; allowed: system, user, assistant, tool',
    ],
    [
      'range in a client call',
      'examples/client.ts',
      '0.2',
      '6',
      '3: POST /v1/chat/completions: the body is wrong: /temperature must be <= 5',
    ],
    [
      'field in a client call',
      'examples/client.ts',
      'temperature',
      'temprature',
      '3: POST /v1/chat/completions: the body has no field "temprature"; nearest: "temperature"',
    ],
    [
      'base URL of a client',
      'examples/client.ts',
      '9184/v1',
      '9184',
      '3: POST /chat/completions: no such operation; nearest: POST /v1/chat/completions|8: GET /usage: no such operation; nearest: GET /v1/usage',
    ],
    [
      'path of a client',
      'examples/client.ts',
      "get('/usage",
      "get('/usages",
      '8: GET /v1/usages: no such operation; nearest: GET /v1/usage',
    ],
    [
      'query parameter',
      'examples/client.ts',
      '?nonce',
      '?nonec',
      '9: GET /v1/attestation/report: no parameter "nonec"; nearest: "nonce"',
    ],
    [
      'field in Python',
      'examples/a.py',
      '"messages"',
      '"message"',
      '3: POST /v1/chat/completions: the body lacks the required field "messages" at /|3: POST /v1/chat/completions: the body has no field "message"; nearest: "messages"',
    ],
    [
      'keyword in Python',
      'examples/a.py',
      'model="m", ',
      '',
      '4: POST /v1/chat/completions: the body lacks the required field "model" at /',
    ],
    [
      'path in an f-string',
      'examples/a.py',
      '/schemas',
      '/schema',
      '5: GET /api/v1/schema: no such operation; nearest: GET /api/v1/schemas',
    ],
  ])('catches a wrong %s', (_kind, file, right, wrong, expected) => {
    const text = sources[file].replace(right, wrong);
    expect(text).not.toBe(sources[file]);
    expect(problemsIn(file, text)).toEqual(expected.split('|'));
  });
});
