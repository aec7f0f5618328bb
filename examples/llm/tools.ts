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

/** Sends the conversation so far, and returns what the model adds. */
async function ask() {
  const completion = await client.chat.completions.create({
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages,
    tools,
  });
  return completion.choices[0];
}

let choice = await ask();
console.log('finish reason:', choice?.finish_reason);
// #endregion first-turn
assert.equal(choice?.finish_reason, 'tool_calls');

// #region second-turn
/** Runs the function with arguments that a model wrote. Returns the result, or an error for the model. */
function run(name: string, args: string): string {
  if (name !== 'get_weather') return `error: no function ${name}`;
  try {
    const {city} = JSON.parse(args) as {city?: unknown};
    return typeof city === 'string'
      ? getWeather(city)
      : 'error: no city';
  } catch {
    return 'error: the arguments must be a JSON object';
  }
}

// The model may ask for further calls after it has seen the first results.
for (let turn = 0; turn < 5; turn++) {
  if (choice?.finish_reason !== 'tool_calls') break;
  messages.push(choice.message);
  for (const call of choice.message.tool_calls ?? []) {
    if (call.type !== 'function') continue;
    const {name, arguments: args} = call.function;
    const content = run(name, args);
    console.log('called:', name);
    messages.push({role: 'tool', tool_call_id: call.id, content});
  }
  choice = await ask();
}
if (choice?.finish_reason === 'tool_calls')
  throw new Error('no answer after five turns');
console.log(choice?.message.content);
// #endregion second-turn

assert.equal(
  messages.length,
  3,
  'question, request of the model, result of the tool',
);
assert.ok(
  choice?.message.content,
  'the second turn must end in an answer',
);
