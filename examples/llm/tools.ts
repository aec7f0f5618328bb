/** Tool calling: the model asks for a function, your code runs it, the model answers. */
import assert from 'node:assert/strict';
// #region setup
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
});

const tools: OpenAI.ChatCompletionTool[] = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'The weather of a city at this moment',
      parameters: {
        type: 'object',
        properties: {city: {type: 'string'}},
        required: ['city'],
      },
    },
  },
];

/** The function that the model may call. */
function getWeather(city: string): string {
  return JSON.stringify({city, celsius: 21, sky: 'clear'});
}
// #endregion setup

// #region first-turn
const messages: OpenAI.ChatCompletionMessageParam[] = [
  {role: 'user', content: 'What is the weather in Lisbon?'},
];

const first = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages,
  tools,
});
const request = first.choices[0]?.message;
console.log('finished because of:', first.choices[0]?.finish_reason);
// #endregion first-turn
assert.equal(first.choices[0]?.finish_reason, 'tool_calls');

// #region second-turn
if (request?.tool_calls === undefined)
  throw new Error('the model answered without a tool');
messages.push(request);

for (const call of request.tool_calls) {
  if (call.type !== 'function') continue;
  // A model wrote these arguments: check them.
  const {city} = JSON.parse(call.function.arguments) as {
    city?: unknown;
  };
  const content =
    typeof city === 'string' ? getWeather(city) : 'error: no city';
  console.log('called:', call.function.name);
  messages.push({role: 'tool', tool_call_id: call.id, content});
}

const second = await client.chat.completions.create({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages,
  tools,
});
console.log(second.choices[0]?.message.content);
// #endregion second-turn

assert.equal(
  messages.length,
  3,
  'question, request of the model, result of the tool',
);
assert.ok(
  second.choices[0]?.message.content,
  'the second turn must end in an answer',
);
