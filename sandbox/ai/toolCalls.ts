/** Tool calls without a model: the first tool is called once, with arguments made from its JSON Schema. */
import type {ChatTool} from './request';

export interface ToolCall {
  readonly id: string;
  readonly function: {readonly arguments: string; readonly name: string};
  readonly type: 'function';
}

interface Schema {
  readonly type?: unknown;
  readonly enum?: unknown;
  readonly minimum?: unknown;
  readonly items?: unknown;
  readonly properties?: unknown;
  readonly required?: unknown;
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
function valueFor(schema: Schema, prompt: string, depth = 0): unknown {
  if (Array.isArray(schema.enum) && schema.enum.length > 0) return schema.enum[0] as unknown;
  if (depth > MAX_DEPTH) return null;
  switch (schema.type) {
    case 'string':
      return lastWord(prompt);
    case 'number':
    case 'integer':
      return typeof schema.minimum === 'number' ? schema.minimum : 1;
    case 'boolean':
      return true;
    case 'array':
      return [valueFor(schema.items ?? {type: 'string'}, prompt, depth + 1)];
    case 'object':
      return objectFor(schema, prompt, depth);
    default:
      return null;
  }
}

function objectFor({properties, required}: Schema, prompt: string, depth: number): unknown {
  const entries = Object.entries((properties ?? {}) as Record<string, Schema | null>);
  const wanted = new Set<unknown>(
    Array.isArray(required) ? required : entries.map(([name]) => name),
  );
  return Object.fromEntries(
    entries
      .filter(([name]) => wanted.has(name))
      .map(([name, schema]): [string, unknown] => [
        name,
        valueFor(schema ?? {}, prompt, depth + 1),
      ]),
  );
}

/** The call that stands for a model's choice. */
export function callFor(tool: ChatTool, prompt: string): ToolCall {
  const parameters: Schema = tool.function.parameters ?? {};
  const values = valueFor({...parameters, type: 'object'}, prompt);
  return {
    id: `chatcmpl-tool-${tool.function.name}`,
    function: {arguments: JSON.stringify(values), name: tool.function.name},
    type: 'function',
  };
}
