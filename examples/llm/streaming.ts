/** A chat completion that arrives piece by piece. */
import assert from 'node:assert/strict';
// #region streaming
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
});

const stream = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{role: 'user', content: 'Count from one to five.'}],
  stream: true,
});

let text = '';
let finished: string | null = null;
let tokens = 0;
for await (const chunk of stream) {
  text += chunk.choices[0]?.delta.content ?? '';
  finished = chunk.choices[0]?.finish_reason ?? finished;
  tokens = chunk.usage?.total_tokens ?? tokens;
}

// A failure ends the stream without an error:
// check that it is complete.
if (finished === null) throw new Error('the stream ended early');
console.log(text);
console.log('finished because of:', finished, '· tokens:', tokens);
// #endregion streaming

assert.ok(text.length > 0, 'the stream must carry text');
assert.equal(finished, 'stop');
assert.ok(tokens > 0, 'the chunks must carry a token count');
