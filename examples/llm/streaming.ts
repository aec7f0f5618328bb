/** A chat completion that is printed as it arrives. */
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

let finished: string | null = null;
for await (const {choices} of stream) {
  process.stdout.write(choices[0]?.delta.content ?? '');
  finished = choices[0]?.finish_reason ?? finished;
}

// A failure after the start ends the stream without an error.
if (finished === null) throw new Error('the stream ended early');
console.log('\nfinish reason:', finished);
// #endregion streaming

assert.equal(finished, 'stop');
