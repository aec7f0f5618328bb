/** Claims about chat completions of the AI node, its keys, and its health. */
import assert from 'node:assert/strict';
import type {Claim} from './claim';
import {expectError, type Reply} from './client';

const TOOLS = [{type: 'function', function: {name: 'f'}}];

/** Checks the status of a response and its `detail`. */
function expectDetail({status, json, text}: Reply, expected: number, detail: unknown): void {
  assert.deepEqual(
    [status, (json as {detail?: unknown} | undefined)?.detail],
    [expected, detail],
    text,
  );
}

export const aiChatClaims: readonly Claim[] = [
  {
    title: 'health returns 200 with the uptime in words',
    sentences: [
      'uptime is text such as 2 days, 3 hours, 5 minutes, 9 seconds',
      'It leaves out days, hours, and minutes that are zero, but shows 0 seconds',
      'GET /v1/health | 200 {status, uptime}',
    ],
    async check(client) {
      const {status, json} = await client.ai('GET', '/v1/health', {authorization: null});
      assert.equal(status, 200);
      assert.deepEqual(Object.keys(json as object), ['status', 'uptime']);
      assert.match((json as {uptime: string}).uptime, /^(\d+ minutes, )?\d+ seconds$/);
    },
  },
  {
    title: 'a missing key or another scheme gets 403, an unknown key gets 401',
    sentences: [
      '403 {"detail":"Not authenticated"}',
      "403 Invalid authentication credentials | The scheme in the header isn't Bearer",
      "401 Missing or invalid API key | The node doesn't know the key",
      'a wrong key returns 401',
      '403 | Not authenticated | The Authorization header or its key is missing',
      "403 | Invalid authentication credentials | The scheme isn't Bearer",
      '401 | Missing or invalid API key, with WWW-Authenticate: Bearer',
      '403 Not authenticated | the variable with the key is empty',
      '403 comes from the AI node',
      "401: the node doesn't accept it",
      "403: the header is missing, or doesn't begin with Bearer",
      'Operations with a key | No errors are described. | It describes 401 and 403.',
    ],
    async check(client) {
      const get = (authorization: string | null) => client.ai('GET', '/v1/models', {authorization});
      expectDetail(await get(null), 403, 'Not authenticated');
      expectDetail(await get('Bearer '), 403, 'Not authenticated');
      expectDetail(await get('Basic eDp5'), 403, 'Invalid authentication credentials');
      const unknown = await get('Bearer nobody');
      expectDetail(unknown, 401, 'Missing or invalid API key');
      assert.equal(unknown.headers.get('www-authenticate'), 'Bearer');
    },
  },
  {
    title: 'a body that is not JSON gets 422 before the key is checked',
    sentences: [
      'detail is a string, or a list of problems for 422',
      'The node checks a chat completion in this order: JSON syntax, API key, rate limits, body, model, tools, and retrieval',
      "422 with a list of problems | The body isn't valid JSON",
      "422 | list of problems | The body isn't valid JSON, or is JSON sent as text/plain",
      "422 only for a body that isn't JSON or isn't sent as JSON",
      'Sent as application/json, it returns 422',
      'Sent as text/plain, JSON returns 422, and any other text returns 500 with plain text',
    ],
    async check(client) {
      const malformed = await client.chat('{', {authorization: 'Bearer nobody'});
      assert.equal(malformed.status, 422);
      assert.ok(Array.isArray((malformed.json as {detail: unknown}).detail));
      expectDetail(
        await client.chat({}, {authorization: 'Bearer nobody'}),
        401,
        'Missing or invalid API key',
      );
      const headers = {'content-type': 'text/plain'};
      expectError(await client.chat({}, {headers}), 422);
      expectError(await client.chat('hello', {headers}), 500, 'Internal Server Error');
      const unknown = {model: 'nobody/Nothing', tools: TOOLS, nilrag: {a: 1}};
      expectDetail(await client.chat({...unknown, temperature: 9}), 400, 'Invalid request body');
      expectDetail(await client.chat(unknown), 400, 'Invalid model name');
      const model = 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B';
      const noTools = 'Model does not support tool usage, remove tools from request';
      expectDetail(await client.chat({...unknown, model}), 400, noTools);
    },
  },
  {
    title: 'a body that can not be decoded gets 400',
    sentences: ['400 | There was an error parsing the body'],
    async check(client) {
      const nested = '['.repeat(5_000) + ']'.repeat(5_000);
      const deep = await client.chat(`{"a": ${nested}}`);
      expectDetail(deep, 400, 'There was an error parsing the body');
    },
  },
  {
    title: 'a field that is missing, out of range, or of a wrong type gets 400',
    sentences: [
      'Other roles, such as developer, return 400',
      'An array of parts, as for images, returns 400',
      'It needs one of the models and at least one message',
      'Chat completion needs a model and at least one message',
      'max_tokens | 1 to 100,000',
      'temperature | 0 to 5 | 400',
      'top_p | 0 to 1 | 400',
      '400 {"detail":"Invalid request body"} | A field is missing, out of range, or has the wrong type',
      '400 | Invalid request body | A field is missing, out of range',
      '400 | Invalid request body, for correct parameters | A message has an unknown role',
      'messages | the conversation so far, oldest message first; at least one; required',
      "400: a field is missing, out of range, or of a type that the node can't convert, or it contains NaN",
    ],
    async check(client) {
      const wrong = [
        {model: undefined},
        {messages: []},
        {messages: [{role: 'developer', content: 'x'}]},
        {messages: [{role: 'user', content: [{type: 'text', text: 'x'}]}]},
        {temperature: 5.1},
        {top_p: 1.1},
        {max_tokens: 0},
        {max_tokens: 100_001},
        {temperature: 'hot'},
      ];
      for (const fields of wrong)
        expectDetail(await client.chat(fields), 400, 'Invalid request body');
      expectError(await client.chat({max_tokens: 100_000, temperature: 5, top_p: 1}), 200);
    },
  },
  {
    title: 'NaN returns 400, 200, or 500, depending on the field',
    sentences: ['The same applies to an empty body, …, and NaN inside tools or as the whole body'],
    async check(client) {
      const text = '"model": "meta-llama/Llama-3.1-8B-Instruct", "messages": [{"role": "user"}]';
      expectError(await client.chat(`{${text}, "temperature": NaN}`), 400);
      expectError(await client.chat(`{${text}, "seed": NaN}`), 200);
      expectError(await client.chat('NaN'), 500, 'Internal Server Error');
      const tools = '[{"type": "function", "function": {"name": "f", "parameters": {"a": NaN}}}]';
      expectError(await client.chat(`{${text}, "tools": ${tools}}`), 500, 'Internal Server Error');
    },
  },
  {
    title: 'a model that the node does not know or does not run gets 400',
    sentences: [
      "A request for a model that isn't in this configuration returns 400",
      "400 Invalid model name | The node doesn't know the model",
      "400 | Invalid model name | The node doesn't know the model",
      '400 | Invalid model name <id>, check …',
    ],
    async check(client) {
      expectDetail(await client.chat({model: 'nobody/Nothing'}), 400, 'Invalid model name');
      const model = 'meta-llama/Llama-3.2-1B-Instruct';
      const detail = `Invalid model name ${model}, check /v1/models for options`;
      expectDetail(await client.chat({model}), 400, detail);
    },
  },
  {
    title: 'tools get 400 from a model without them, and malformed tools get 500',
    sentences: [
      "500 | plain text | The body is empty or isn't an object",
      '500 | plain text, with tools in the body | tools is malformed',
      '500 | plain text | A string contains an unpaired UTF-16 surrogate',
      "A model that doesn't support tools can return 400",
      'Malformed tools return 500',
      '500 Internal Server Error | The body or the tools are malformed',
      '400 | Model does not support tool usage, remove tools from request',
      '500 with plain text: tools is malformed',
    ],
    async check(client) {
      const model = 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B';
      const detail = 'Model does not support tool usage, remove tools from request';
      expectDetail(await client.chat({model, tools: TOOLS}), 400, detail);
      const malformed = [{tools: [{type: 'function'}]}, '[]', '5', ''];
      for (const body of malformed)
        expectError(await client.chat(body), 500, 'Internal Server Error');
      const surrogate = {messages: [{role: 'user', content: 'a\ud83d'}]};
      expectError(await client.chat(surrogate), 500, 'Internal Server Error');
    },
  },
  {
    title: 'retrieval with a mistake gets 400 or 500',
    sentences: [
      '400 | nilrag configuration is missing or invalid',
      '400 | No user query found',
      '400 | system message is empty',
      "500 | text of the failure, such as 'url'",
      "500 with the text of a failure, such as 'url'",
      'If nodes is null, text, or empty, the node returns 500',
    ],
    async check(client) {
      const ask = (nilrag: object, messages: object[] = [{role: 'user', content: 'x'}]) =>
        client.chat({nilrag, messages});
      const nodes = [{url: 'http://localhost'}];
      const missing = await ask({num_chunks: 2});
      expectDetail(missing, 400, 'nilrag configuration is missing or invalid');
      const system = {role: 'system', content: 'x'};
      expectDetail(await ask({nodes}, [system]), 400, 'No user query found');
      const empty = [{role: 'system'}, {role: 'user', content: 'x'}];
      expectDetail(await ask({nodes}, empty), 400, 'system message is empty');
      expectDetail(await ask({nodes: [{}]}), 500, "'url'");
      for (const other of [null, 'text', {}, [], nodes])
        expectError(await ask({nodes: other}), 500);
    },
  },
  {
    title:
      'rate limits answer 429 with milliseconds, and count refused requests but no malformed ones',
    sentences: [
      '429 | Too Many Requests | You reached a rate limit. | Wait as many milliseconds as Retry-After says',
      'A 429 from a time window has the header Retry-After, in milliseconds',
      'Requests that are rejected with 400 count too',
      "Requests that are rejected with 422 don't count",
      'Retry-After is in milliseconds, although the HTTP standard says seconds',
      'Retry-After: 42000 means 42 seconds',
      'A 429 from a time window has a header that says how long to wait',
      'To produce a 429, start the sandbox with npm run sandbox -- --rate-limits 2,100,1000',
      '429 Too Many Requests | You reached a rate limit. | Wait as many milliseconds as Retry-After says',
      'If you exceed a limit, it returns 429 Too Many Requests',
    ],
    options: {rateLimits: {minute: 2, hour: 100, day: 1000}},
    async check(client) {
      for (let count = 0; count < 3; count += 1) expectError(await client.chat('{'), 422);
      expectError(await client.chat({messages: []}), 400);
      expectError(await client.chat({}), 200);
      const refused = await client.chat({});
      expectDetail(refused, 429, 'Too Many Requests');
      const wait = Number(refused.headers.get('retry-after'));
      assert.ok(wait > 1_000 && wait <= 60_000);
      expectError(await client.ai('GET', '/v1/models'), 200);
    },
  },
];
