import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';
import {withDefaults} from '../../options';
import {createAiApp} from '../../servers';
import {messages, MODEL, MODEL_WITHOUT_TOOLS, tools} from './requests';

describe('chat completions', () => {
  const sandbox = sandboxForSuite();
  const chat = (body: unknown, token = 'sandbox-key') =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token, body});

  it('ignore unknown fields', async () => {
    const unknown = {seed: 1, stop: ['a'], response_format: {}, blindrag: {}};
    const {status, json} = await chat({model: MODEL, messages, ...unknown});
    expect(status).toBe(200);
    expect(json).toMatchObject({object: 'chat.completion'});
  });

  it.each([
    ['no model', {messages}],
    ['no messages', {model: MODEL}],
    ['empty messages', {model: MODEL, messages: []}],
    ['a role outside the list', {model: MODEL, messages: [{role: 'developer', content: 'x'}]}],
    [
      'content in parts',
      {model: MODEL, messages: [{role: 'user', content: [{type: 'text', text: 'x'}]}]},
    ],
    ['temperature above 5', {model: MODEL, messages, temperature: 5.1}],
    ['top_p above 1', {model: MODEL, messages, top_p: 1.1}],
    ['max_tokens of 0', {model: MODEL, messages, max_tokens: 0}],
    ['max_tokens above 100000', {model: MODEL, messages, max_tokens: 100_001}],
    ['a text instead of a number', {model: MODEL, messages, temperature: 'hot'}],
    ['a text that is not a number', {model: MODEL, messages, max_tokens: '1,000'}],
    ['tools that are a number', {model: MODEL, messages, tools: 5}],
    ['NaN as the temperature', `{"model": "${MODEL}", "messages": [], "temperature": NaN}`],
    ['NaN as the model', `{"model": NaN, "messages": ${JSON.stringify(messages)}}`],
  ])('refuse %s with 400 and no detail', async (_, body) => {
    const {status, json} = await chat(body);
    expect([status, json]).toEqual([400, {detail: 'Invalid request body'}]);
  });

  it.each([
    ['an unknown model', {model: 'nobody/Nothing'}, 'Invalid model name'],
    [
      'a known model that is not running',
      {model: 'meta-llama/Llama-3.2-1B-Instruct'},
      'Invalid model name meta-llama/Llama-3.2-1B-Instruct, check /v1/models for options',
    ],
    [
      'tools for a model without them',
      {model: MODEL_WITHOUT_TOOLS, tools},
      'Model does not support tool usage, remove tools from request',
    ],
    [
      'retrieval without nodes',
      {nilrag: {num_chunks: 2}},
      'nilrag configuration is missing or invalid',
    ],
    [
      'retrieval without a question',
      {nilrag: {nodes: [{url: 'x'}]}, messages: [{role: 'system', content: 'x'}]},
      'No user query found',
    ],
    [
      'retrieval with an empty question',
      {nilrag: {nodes: [{url: 'x'}]}, messages: [{role: 'user', content: null}, ...messages]},
      'No user query found',
    ],
    [
      'retrieval with an empty system message',
      {nilrag: {nodes: [{url: 'x'}]}, messages: [{role: 'system', content: null}, ...messages]},
      'system message is empty',
    ],
  ])('refuse %s with 400', async (_, body, detail) => {
    const {status, json} = await chat({model: MODEL, messages, ...body});
    expect([status, json]).toEqual([400, {detail}]);
  });

  it('respond with 500 when retrieval fails', async () => {
    const withoutUrl = await chat({model: MODEL, messages, nilrag: {nodes: [{}]}});
    expect([withoutUrl.status, withoutUrl.json]).toEqual([500, {detail: "'url'"}]);
    const system = [{role: 'system', content: 'x'}];
    const withoutQuestion = await chat({model: MODEL, messages: system, nilrag: {nodes: [{}]}});
    expect([withoutQuestion.status, withoutQuestion.json]).toEqual([500, {detail: "'url'"}]);
    const withUrl = await chat({
      model: MODEL,
      messages,
      nilrag: {nodes: [{url: 'http://localhost'}]},
    });
    expect(withUrl.status).toBe(500);
    expect(withUrl.json).toMatchObject({
      detail: expect.stringContaining('no embedding model') as string,
    });
    for (const nodes of [null, 'text', {}, []]) {
      expect((await chat({model: MODEL, messages, nilrag: {nodes}})).status).toBe(500);
    }
    expect((await chat({model: MODEL, messages, nilrag: {}})).status).toBe(200);
  });

  it('respond with 422 to a body that is not JSON', async () => {
    expect((await chat('{"model":', 'nobody')).status).toBe(401);
    const {status, json} = await chat('{"model":');
    expect(status).toBe(422);
    const problem = {type: 'json_invalid', msg: 'JSON decode error', loc: ['body', 9]};
    expect(json).toMatchObject({detail: [problem]});
  });

  it.each([
    ['an empty body', ''],
    ['a list', []],
    ['a number', '5'],
    ['null', 'null'],
    ['NaN', 'NaN'],
    [
      'NaN inside tools',
      `{"model": "${MODEL}", "messages": ${JSON.stringify(messages)}, "tools": [{"type": "function", "function": {"name": "f", "parameters": {"a": NaN}}}]}`,
    ],
    ['a malformed tool', {model: MODEL, messages, tools: [{type: 'function'}]}],
    ['half of a surrogate pair', {model: MODEL, messages: [{role: 'user', content: 'a\ud83d'}]}],
    ['tools as text', {model: MODEL, messages, tools: 'none'}],
  ])('respond with 500 in plain text to %s', async (_, body) => {
    const {status, text} = await chat(body);
    expect([status, text]).toEqual([500, 'Internal Server Error']);
  });

  it('respond with an empty stream if the request cannot be sent to the model', async () => {
    for (const fields of [{tools: 'none'}, {messages: [{role: 'user', content: 'a\ud83d'}]}]) {
      const {status, text} = await chat({model: MODEL, messages, stream: true, ...fields});
      expect([status, text]).toEqual([200, '']);
    }
  });

  it('respond with 422 to JSON with another media type, and 500 to other text', async () => {
    const plain = (body: unknown) =>
      call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {
        token: 'sandbox-key',
        body,
        headers: {'content-type': 'text/plain'},
      });
    const {status, json} = await plain({model: MODEL, messages});
    expect(status).toBe(422);
    expect(json).toMatchObject({detail: [{type: 'model_attributes_type', loc: ['body']}]});
    expect((await plain('hello')).text).toBe('Internal Server Error');
  });
});

describe('chat completions accept more than the specification', () => {
  const sandbox = sandboxForSuite();
  const chat = (body: unknown) =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token: 'sandbox-key', body});

  it.each([
    {temperature: '0.5'},
    {temperature: true},
    {max_tokens: '5'},
    {top_p: 0, stream: 'false'},
    {stream: 0},
    {max_tokens: '5.0'},
    {messages: [...messages, {role: 'tool', content: 'x', tool_call_id: 5}]},
    {tools: [{type: 'function', function: {name: 'f', strict: 'true'}}]},
  ])('%j', async (fields) => {
    const {status, json} = await chat({model: MODEL, messages, ...fields});
    expect(status).toBe(200);
    expect(json).toMatchObject({object: 'chat.completion'});
  });
});

describe('the encoding of a chat request', () => {
  const sandbox = sandboxForSuite();
  const send = (body: Uint8Array, headers: Record<string, string> = {}) =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token: 'sandbox-key', body, headers});
  const text = JSON.stringify({model: MODEL, messages});
  const nested = '['.repeat(100) + ']'.repeat(100);

  // The contract check doesn't read NaN, so this request doesn't use the suite's sandbox.
  it('may be JSON with NaN in an ignored field', async () => {
    const app = createAiApp(withDefaults({onViolation: () => undefined}));
    const response = await app.request('/v1/chat/completions', {
      method: 'POST',
      headers: {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'},
      body: text.replace('{', '{"seed": NaN,'),
    });
    expect(response.status).toBe(200);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.concat([Buffer.from(text), Buffer.from([0xff])]), {}],
    ['101 levels', Buffer.from(text.replace('{', `{"a": ${nested},`)), {}],
    ['gzip', gzipSync(text), {'content-encoding': 'gzip'}],
  ])('gets 400 for %s', async (_, body, headers) => {
    const {status, json} = await send(body, headers);
    expect([status, json]).toEqual([400, {detail: 'There was an error parsing the body'}]);
  });
});
