/** Parts of the chat requests that tests send. */

export const MODEL = 'meta-llama/Llama-3.1-8B-Instruct';
export const MODEL_WITHOUT_TOOLS = 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B';

export const messages = [{role: 'user', content: 'What is the weather in Lisbon?'}];

export const tools = [
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
