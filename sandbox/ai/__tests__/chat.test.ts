import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {secp256k1} from '@noble/curves/secp256k1';
import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';
import {withDefaults} from '../../options';
import {createAiApp} from '../../servers';

const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
const NO_TOOLS = 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B';
const messages = [{role: 'user', content: 'What is the weather in Lisbon?'}];
const tools = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      parameters: {
        type: 'object',
        properties: {
          city: {type: 'string'},
          days: {type: 'integer', minimum: 2},
          unit: {enum: ['C', 'F']},
        },
        required: ['city', 'days', 'unit'],
      },
    },
  },
];

interface Completion {
  readonly choices: {
    finish_reason: string;
    message: {content: string | null; tool_calls: unknown};
  }[];
  readonly usage: {prompt_tokens: number; completion_tokens: number; total_tokens: number};
  readonly signature: string;
}

describe('chat completions', () => {
  const sandbox = sandboxForSuite({apiKeys: ['usage-key']});
  const chat = (body: unknown, token = 'sandbox-key') =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {token, body});
  const complete = async (body: object): Promise<Completion> =>
    (await chat({model: MODEL, messages, ...body})).json as Completion;

  it('return the fields of the node, in its order', async () => {
    const completion = await complete({});
    expect(Object.keys(completion)).toEqual([
      'id',
      'choices',
      'created',
      'model',
      'object',
      'service_tier',
      'system_fingerprint',
      'usage',
      'signature',
    ]);
    expect(completion.choices[0]).toMatchObject({
      finish_reason: 'stop',
      message: {role: 'assistant', tool_calls: null},
    });
    expect(completion.usage.total_tokens).toBe(
      completion.usage.prompt_tokens + completion.usage.completion_tokens,
    );
  });

  it('return the same text for the same question, and say that no model runs', async () => {
    const [first, second] = [await complete({}), await complete({})];
    expect(first.choices[0]?.message.content).toBe(second.choices[0]?.message.content);
    expect(first.choices[0]?.message.content).toBe(
      `This is the sandbox: ${MODEL} is not running here, so the answer is always this text. You wrote: ${messages[0]?.content}`,
    );
  });

  it('stop at max_tokens with finish_reason length', async () => {
    const {choices, usage} = await complete({max_tokens: 3});
    expect(choices[0]).toMatchObject({finish_reason: 'length', message: {content: 'This is the'}});
    expect(usage.completion_tokens).toBe(3);
  });

  it('are signed: the text verifies with an empty signature, but not unchanged', async () => {
    const key = (await call(sandbox().aiUrl, 'GET', '/v1/public_key')).json as string;
    const {text, json} = await chat({
      model: MODEL,
      messages: [{role: 'user', content: 'Grüße 😀 "quoted"'}],
    });
    const {signature} = json as Completion;
    const verify = (signed: string): boolean =>
      secp256k1.verify(
        Buffer.from(signature, 'base64'),
        createHash('sha256').update(signed).digest(),
        Buffer.from(key, 'base64'),
      );
    expect(verify(text.replace(signature, ''))).toBe(true);
    expect(verify(JSON.stringify({...(json as object), signature: ''}))).toBe(true);
    expect(verify(text)).toBe(false);
    expect(verify(text.replace(signature, '').replace('sandbox', 'model'))).toBe(false);
  });

  it('call a tool when tools are given, with arguments that match its schema', async () => {
    const {choices} = await complete({tools});
    expect(choices[0]).toMatchObject({
      finish_reason: 'tool_calls',
      message: {
        content: null,
        tool_calls: [
          {
            type: 'function',
            function: {name: 'get_weather', arguments: '{"city":"Lisbon","days":2,"unit":"C"}'},
          },
        ],
      },
    });
  });

  it('return text after the result of a tool', async () => {
    const toolCall = {id: 'c1', type: 'function', function: {name: 'get_weather', arguments: '{}'}};
    const {choices} = await complete({
      tools,
      messages: [
        ...messages,
        {role: 'assistant', content: null, tool_calls: [toolCall]},
        {role: 'tool', tool_call_id: 'c1', content: '21 degrees'},
      ],
    });
    expect(choices[0]?.message.content).toMatch(/The tool answered: 21 degrees$/);
  });

  it('ignore unknown fields', async () => {
    expect(
      (await complete({seed: 1, stop: ['a'], response_format: {}, blindrag: {}})).choices,
    ).toHaveLength(1);
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
      {model: NO_TOOLS, tools},
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

  it('respond with 422 to a body that is not JSON, before they check the key', async () => {
    const {status, json} = await chat('{"model":', 'nobody');
    expect(status).toBe(422);
    const problem = {type: 'json_invalid', msg: 'JSON decode error', loc: ['body', 9]};
    expect(json).toMatchObject({detail: [problem]});
    const inside = await chat('{"model": x}');
    expect(inside.json).toMatchObject({detail: [{loc: ['body', 10]}]});
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

  it('count the tokens and the queries of each key', async () => {
    const usage = async () =>
      (await call(sandbox().aiUrl, 'GET', '/v1/usage', {token: 'usage-key'})).json;
    const details = {completion_tokens_details: null, prompt_tokens_details: null};
    expect(await usage()).toEqual({
      prompt_tokens: 0,
      completion_tokens: 0,
      total_tokens: 0,
      queries: 0,
      ...details,
    });
    const one = (await chat({model: MODEL, messages}, 'usage-key')).json as Completion;
    await chat({model: MODEL, messages, stream: true}, 'usage-key');
    expect(await usage()).toEqual({
      prompt_tokens: 2 * one.usage.prompt_tokens,
      completion_tokens: 2 * one.usage.completion_tokens,
      total_tokens: 2 * one.usage.total_tokens,
      queries: 2,
      ...details,
    });
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
    {tools: {}},
    {max_tokens: '1_000'},
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
  const nested = '['.repeat(5_000) + ']'.repeat(5_000);

  // The contract check reads neither UTF-16 nor NaN, so these requests don't use the suite's sandbox.
  it.each([
    ['JSON with NaN in an ignored field', Buffer.from(text.replace('{', '{"seed": NaN,'))],
    ['utf16le', Buffer.from(text, 'utf16le')],
    ['utf16be', Buffer.from(text, 'utf16le').swap16()],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ])('may be %s', async (_, body) => {
    const app = createAiApp(withDefaults({onViolation: () => undefined}));
    const response = await app.request('/v1/chat/completions', {
      method: 'POST',
      headers: {authorization: 'Bearer sandbox-key', 'content-type': 'application/json'},
      body: new Uint8Array(body),
    });
    expect(response.status).toBe(200);
  });

  it.each([
    ['bytes that are not UTF-8', Buffer.concat([Buffer.from(text), Buffer.from([0xff])]), {}],
    ['5,000 levels', Buffer.from(text.replace('{', `{"a": ${nested},`)), {}],
    ['gzip', gzipSync(text), {'content-encoding': 'gzip'}],
  ])('gets 400 for %s', async (_, body, headers) => {
    const {status, json} = await send(body, headers);
    expect([status, json]).toEqual([400, {detail: 'There was an error parsing the body'}]);
  });
});
