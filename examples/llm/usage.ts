/** The models of the node, a chat completion with parameters, and the token counts of the API key. */
import assert from 'node:assert/strict';
// #region client
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
});
// #endregion client

// #region models
interface Model {
  id: string;
  tool_support?: boolean;
}

// A plain array: client.models.list() would return an empty list.
const models = await client.get<Model[]>('/models');
console.log(models.map((model) => model.id));
// #endregion models
assert.ok(
  models.some(
    (model) => model.id === 'meta-llama/Llama-3.1-8B-Instruct',
  ),
);

// #region chat
const completion = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [
    {role: 'system', content: 'Answer in one sentence.'},
    {role: 'user', content: 'What is a trusted execution environment?'},
  ],
  temperature: 0.2,
  top_p: 0.95,
  max_tokens: 200,
});

const [choice] = completion.choices;
console.log(choice?.message.content);
console.log('finish reason:', choice?.finish_reason);
// #endregion chat
assert.ok(choice?.message.content);
assert.equal(choice.finish_reason, 'stop');

// #region count
const usage = await client.get<Record<string, number>>('/usage');
console.log('queries:', usage.queries);
console.log('prompt tokens:', usage.prompt_tokens);
console.log('completion tokens:', usage.completion_tokens);
console.log('total tokens:', usage.total_tokens);
// #endregion count
