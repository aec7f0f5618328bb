/** The first private chat completion. */
import assert from 'node:assert/strict';
// #region quickstart
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
});

const completion = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [
    {role: 'system', content: 'Answer in one sentence.'},
    {role: 'user', content: 'What is a trusted execution environment?'},
  ],
});

console.log(completion.choices[0]?.message.content);
console.log('finish reason:', completion.choices[0]?.finish_reason);
console.log('tokens:', completion.usage?.total_tokens);
if ('signature' in completion)
  console.log('signature:', completion.signature);
// #endregion quickstart

const answer = completion.choices[0]?.message;
assert.equal(answer?.role, 'assistant');
assert.ok(answer.content, 'the answer must contain text');
assert.ok(
  'signature' in completion,
  'a complete answer carries a signature',
);
assert.equal(
  completion.usage?.total_tokens,
  (completion.usage?.prompt_tokens ?? 0) +
    (completion.usage?.completion_tokens ?? 0),
);
