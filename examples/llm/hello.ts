/** The shortest private chat completion. */
import assert from 'node:assert/strict';
// #region hello
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
});
const {choices} = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{role: 'user', content: 'What is a TEE?'}],
});
console.log(choices[0]?.message.content);
// #endregion hello

assert.ok(choices[0]?.message.content, 'the answer must contain text');
