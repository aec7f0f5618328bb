/** Tool calls without a model: arguments are made up from the JSON Schema of the tool's parameters. */
import {isDictionary} from '../../src/lib/openapi/specification';
import type {ChatTool} from './chatRequest';

export interface ToolCall {
  readonly id: string;
  readonly function: {readonly arguments: string; readonly name: string};
  readonly type: 'function';
}

/** Values nested deeper than this are null. */
const MAX_DEPTH = 8;
const MAX_WORD_CHARACTERS = 100;
const wordRegex = /[\p{L}\p{N}'-]+/gu;

/** Returns the last word of a question, which is often its subject: `Paris` in "What is the weather in Paris?". */
function lastWord(text: string): string {
  const end = text.slice(-MAX_WORD_CHARACTERS);
  return end.match(wordRegex)?.at(-1) ?? end;
}

/**
 * Returns a value for a schema: the first value of `enum`, or a value of the `type` that is at least
 * `minimum`. Other keywords are ignored, and an unknown type gives null. Strings are the last word of
 * `prompt`. Objects have the required properties, or all when the schema has no `required`.
 */
function createValue(schema: unknown, prompt: string, depth = 0): unknown {
  if (!isDictionary(schema) || depth > MAX_DEPTH) return null;
  const {type, enum: choices, minimum, items, properties, required} = schema;
  if (Array.isArray(choices) && choices.length > 0) return choices[0] as unknown;
  switch (type) {
    case 'string':
      return lastWord(prompt);
    case 'number':
    case 'integer':
      return typeof minimum === 'number' ? minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return [createValue(items ?? {type: 'string'}, prompt, depth + 1)];
    case 'object':
      return Object.fromEntries(
        Object.entries(properties ?? {})
          .filter(([name]) => !Array.isArray(required) || required.includes(name))
          .map(([name, property]) => [name, createValue(property, prompt, depth + 1)]),
      );
    default:
      return null;
  }
}

/**
 * Creates the call of a tool that a model might make, with made-up arguments. The same tool and prompt always give the
 * same call.
 *
 * @param prompt  the last message of the user
 */
export function createToolCall(tool: ChatTool, prompt: string): ToolCall {
  const values = createValue({...tool.function.parameters, type: 'object'}, prompt);
  return {
    id: `chatcmpl-tool-${tool.function.name}`,
    function: {arguments: JSON.stringify(values), name: tool.function.name},
    type: 'function',
  };
}
