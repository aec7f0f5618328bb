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
    async check(client) {
      const {status, json} = await client.ai('GET', '/v1/health', {authorization: null});
      assert.equal(status, 200);
      assert.deepEqual(Object.keys(json as object), ['status', 'uptime']);
      assert.match((json as {uptime: string}).uptime, /^(\d+ minutes, )?\d+ seconds$/);
    },
  },
  {
    title: 'a missing key or another scheme gets 403, an unknown key gets 401',
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
    title: 'a body that is not JSON gets 422',
    async check(client) {
      const malformed = await client.chat('{');
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
    async check(client) {
      const nested = '['.repeat(5_000) + ']'.repeat(5_000);
      const deep = await client.chat(`{"a": ${nested}}`);
      expectDetail(deep, 400, 'There was an error parsing the body');
    },
  },
  {
    title: 'a field that is missing, out of range, or of a wrong type gets 400',
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
    async check(client) {
      expectDetail(await client.chat({model: 'nobody/Nothing'}), 400, 'Invalid model name');
      const model = 'meta-llama/Llama-3.2-1B-Instruct';
      const detail = `Invalid model name ${model}, check /v1/models for options`;
      expectDetail(await client.chat({model}), 400, detail);
    },
  },
  {
    title: 'tools get 400 from a model without them, and malformed tools get 500',
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
