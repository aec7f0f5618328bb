import {createHash} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';
import {messages, MODEL, tools} from './requests';

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
