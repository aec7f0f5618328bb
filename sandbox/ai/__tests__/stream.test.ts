import OpenAI from 'openai';
import {describe, expect, it} from 'vitest';
import {call, sandboxForSuite} from '../../__tests__/harness';

const MODEL = 'meta-llama/Llama-3.2-3B-Instruct';
const messages = [{role: 'user' as const, content: 'Count to three 😀'}];

interface Chunk {
  readonly object: string;
  readonly choices: {
    delta: {role?: string; content?: string; tool_calls?: unknown};
    finish_reason: string | null;
  }[];
  readonly usage: {total_tokens: number; prompt_tokens: number; completion_tokens: number};
}

describe('streaming', () => {
  const sandbox = sandboxForSuite();
  const stream = (body: object) =>
    call(sandbox().aiUrl, 'POST', '/v1/chat/completions', {
      token: 'sandbox-key',
      body: {model: MODEL, messages, stream: true, ...body},
    });
  const readChunks = (text: string): Chunk[] =>
    text
      .split('\n\n')
      .filter((event) => event !== '')
      .map((event) => {
        expect(event).toMatch(/^data: \{.*\}$/);
        return JSON.parse(event.slice('data: '.length)) as Chunk;
      });

  it('sends events of one data line, without [DONE] and without a signature', async () => {
    const {status, headers, text} = await stream({});
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(text).not.toContain('[DONE]');
    expect(text).not.toContain('signature');
    expect(text.endsWith('\n\n')).toBe(true);
    expect(readChunks(text).every(({object}) => object === 'chat.completion.chunk')).toBe(true);
  });

  it('adds up to the text of the response that is not streamed', async () => {
    const chunks = readChunks((await stream({})).text);
    const content = chunks.map(({choices}) => choices[0]?.delta.content ?? '').join('');
    const {json} = await stream({stream: false});
    expect(json).toMatchObject({choices: [{message: {content}}]});
    expect(chunks[0]?.choices[0]?.delta.role).toBe('assistant');
    expect(chunks.at(-2)?.choices[0]).toEqual({delta: {}, finish_reason: 'stop', index: 0});
  });

  it('ends with a chunk that has the usage and no choices', async () => {
    const last = readChunks((await stream({})).text).at(-1);
    expect(last?.choices).toEqual([]);
    expect(last?.usage.completion_tokens).toBeGreaterThan(0);
  });

  it('has the usage so far in every chunk', async () => {
    const chunks = readChunks((await stream({})).text);
    const counts = chunks.map(({usage}) => usage.completion_tokens);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    const last = chunks.at(-1)?.usage;
    expect(last?.completion_tokens).toBe(chunks.length - 3);
    expect(last?.total_tokens).toBe((last?.prompt_tokens ?? 0) + (last?.completion_tokens ?? 0));
  });

  it('streams tool calls as deltas', async () => {
    const tools = [
      {type: 'function', function: {name: 'count', parameters: {type: 'object', properties: {}}}},
    ];
    const chunks = readChunks((await stream({tools})).text);
    expect(chunks.flatMap(({choices}) => choices[0]?.delta.tool_calls ?? [])).toEqual([
      {
        index: 0,
        id: expect.any(String) as string,
        type: 'function',
        function: {name: 'count', arguments: '{}'},
      },
    ]);
    expect(chunks.at(-2)?.choices[0]?.finish_reason).toBe('tool_calls');
  });

  it('works with the OpenAI client, which finds an empty list of models', async () => {
    const client = new OpenAI({
      baseURL: `${sandbox().aiUrl}/v1`,
      apiKey: 'sandbox-key',
      dangerouslyAllowBrowser: true,
    });
    let content = '';
    for await (const chunk of await client.chat.completions.create({
      model: MODEL,
      messages,
      stream: true,
    })) {
      content += chunk.choices[0]?.delta.content ?? '';
    }
    expect(content).toMatch(/You wrote: Count to three 😀$/);
    expect((await client.models.list()).data ?? []).toEqual([]);
    expect(await client.get('/models')).toHaveLength(4);
  });
});
