/** Tool calls without a model: the first tool is called once, with arguments made from its JSON Schema. */
import {isDictionary} from '../../src/lib/openapi/specification';
import type {ChatTool} from './request';

export interface ToolCall {
  readonly id: string;
  readonly function: {readonly arguments: string; readonly name: string};
  readonly type: 'function';
}

/** How deep arguments nest; deeper parts are null. */
const MAX_DEPTH = 8;
const MAX_WORD_CHARACTERS = 100;
const lastWordRegex = /([\p{L}\p{N}'-]+)[^\p{L}\p{N}]*$/u;

/** The last word of a sentence: in "What is the weather in Paris?" the one that matters. */
function lastWord(text: string): string {
  const end = text.slice(-MAX_WORD_CHARACTERS);
  return lastWordRegex.exec(end)?.[1] ?? end;
}

/** A value that fits the schema; strings are the last word of what the user wrote. */
function valueFor(schema: unknown, prompt: string, depth = 0): unknown {
  if (!isDictionary(schema) || depth > MAX_DEPTH) return null;
  const {type, enum: choices, minimum, items, properties, required} = schema;
  if (Array.isArray(choices) && choices.length > 0) return choices[0] as unknown;
  const within = (part: unknown) => valueFor(part, prompt, depth + 1);
  switch (type) {
    case 'string':
      return lastWord(prompt);
    case 'number':
    case 'integer':
      return typeof minimum === 'number' ? minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return [within(items ?? {type: 'string'})];
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([name]) => !Array.isArray(required) || required.includes(name))
          .map(([name, part]) => [name, within(part)]),
      );
    default:
      return null;
  }
}

/** The call that stands for a model's choice. */
export function callFor(tool: ChatTool, prompt: string): ToolCall {
  const values = valueFor({...tool.function.parameters, type: 'object'}, prompt);
  return {
    id: `chatcmpl-tool-${tool.function.name}`,
    function: {arguments: JSON.stringify(values), name: tool.function.name},
    type: 'function',
  };
}
