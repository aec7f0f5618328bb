/** Checks chat requests against the schemas of the specification, and converts types as the node does. */
import {isDictionary, type Dictionary} from '../../src/lib/openapi/specification';
import {contractFor} from '../contract/contract';
import {errorResponse} from './errors';

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant' | 'tool';
  readonly content?: string | null;
}

export interface ChatTool {
  readonly function: {readonly name: string; readonly parameters?: Dictionary};
}

export interface ChatRequest {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly max_tokens?: number | null;
  readonly stream?: boolean | null;
  /** Not checked yet: the node reads the tools only when it calls the model. See `readTools`. */
  readonly tools?: unknown;
  readonly nilrag?: Dictionary | null;
}

const TRUE_WORDS = ['true', '1', 'on', 't', 'y', 'yes'];
const FALSE_WORDS = ['false', '0', 'off', 'f', 'n', 'no'];

/** Converts a boolean or a text such as `0.5` to a number. Other values stay, and the check refuses them. */
function toNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
}

/** Converts 0, 1, or a word such as `yes` to a boolean. Other values stay, and the check refuses them. */
function toBoolean(value: unknown): unknown {
  const word = typeof value === 'number' ? String(value) : value;
  if (typeof word !== 'string') return value;
  if (TRUE_WORDS.includes(word.toLowerCase())) return true;
  return FALSE_WORDS.includes(word.toLowerCase()) ? false : value;
}

/** Whether a message matches the specification. The node doesn't check `tool_call_id`. */
function isMessage(message: unknown): boolean {
  if (!isDictionary(message)) return false;
  const {tool_call_id: _, ...checked} = message;
  return contractFor('ai').matchesSchema('Message', checked);
}

function isChatRequest(body: Dictionary): body is ChatRequest & Dictionary {
  const {tools, nilrag, messages, ...fields} = body;
  return (
    contractFor('ai').matchesSchema('ChatRequest', {...fields, messages: [{role: 'user'}]}) &&
    // Messages are checked one after the other, up to the first wrong one, since there may be a million.
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every(isMessage) &&
    (tools == null || typeof tools === 'string' || typeof tools === 'object') &&
    (nilrag == null || isDictionary(nilrag))
  );
}

/**
 * Returns the body of a chat request with numbers and booleans converted. Of `tools` and
 * `nilrag` only the type is checked, and of a message everything but `tool_call_id`.
 *
 * @throws 400, which doesn't say what is wrong, as on the node
 */
export function readChatRequest(body: Dictionary): ChatRequest {
  const request = {
    ...body,
    temperature: toNumber(body.temperature),
    top_p: toNumber(body.top_p),
    max_tokens: toNumber(body.max_tokens),
    stream: toBoolean(body.stream),
  };
  if (!isChatRequest(request)) throw errorResponse(400, 'Invalid request body');
  return request;
}

/**
 * Whether all strings in a value can be encoded as UTF-8. Half of a surrogate pair can't. Keys aren't
 * checked.
 */
function isEncodable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isEncodable);
}

/** Whether all numbers in a value are finite. The node can't send others to the model. */
function hasFiniteNumbers(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(hasFiniteNumbers);
}

/** Converts `strict`, the only boolean of a tool. */
function convertTool(tool: unknown): unknown {
  if (!isDictionary(tool) || !isDictionary(tool.function)) return tool;
  if (!('strict' in tool.function)) return tool;
  return {...tool, function: {...tool.function, strict: toBoolean(tool.function.strict)}};
}

function isTool(tool: unknown): tool is ChatTool {
  return contractFor('ai').matchesSchema('ChatCompletionTool', tool);
}

/**
 * Returns the tools of a request as a list, with `strict` converted to a boolean.
 *
 * @returns undefined when the node can't send the request to the model: half of a surrogate pair in a message or a tool,
 *   NaN or Infinity in a tool, a malformed tool, and tools that aren't a list
 */
export function readTools({messages, tools}: ChatRequest): readonly ChatTool[] | undefined {
  if (!isEncodable(messages) || !isEncodable(tools) || !hasFiniteNumbers(tools)) return undefined;
  if (tools == null) return [];
  if (!Array.isArray(tools)) return undefined;
  const converted = tools.map(convertTool);
  return converted.every(isTool) ? converted : undefined;
}
