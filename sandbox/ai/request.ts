/** The body of a chat request: what is checked, by the specification's schemas, and what an unknown field meets (silence). */
import {isDictionary, type Dictionary} from '../../src/lib/openapi/specification';
import {contractOf} from '../contract/contract';
import {refusal, unhandled} from './refusal';

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
  /** The node looks into them only when it calls the model: see readTools. */
  readonly tools?: readonly unknown[] | string | Dictionary | null;
  readonly nilrag?: Dictionary | null;
}

const numericRegex = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const TRUE = ['true', '1', 'on', 't', 'y', 'yes'];
const FALSE = ['false', '0', 'off', 'f', 'n', 'no'];

/** A number may come as text or as a boolean; what is neither is left for the check to refuse. */
function lenientNumber(value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' && numericRegex.test(value) ? Number(value) : value;
}

/** A boolean may come as 0 or 1, or as a word for it. */
function lenientBoolean(value: unknown): unknown {
  const word = typeof value === 'number' ? String(value) : value;
  if (typeof word !== 'string') return value;
  if (TRUE.includes(word.toLowerCase())) return true;
  return FALSE.includes(word.toLowerCase()) ? false : value;
}

function isChatRequest(body: Dictionary): body is ChatRequest & Dictionary {
  const {tools, nilrag, messages, ...fields} = body;
  return (
    contractOf('ai').fits('ChatRequest', {...fields, messages: [{role: 'user'}]}) &&
    // One by one: of a million wrong ones only the first is described.
    Array.isArray(messages) &&
    messages.length > 0 &&
    messages.every((message) => contractOf('ai').fits('Message', message)) &&
    (tools == null || typeof tools === 'string' || typeof tools === 'object') &&
    (nilrag == null || isDictionary(nilrag))
  );
}

/** The body of a request. @throws Refusal for one that does not match: the node does not say which field is wrong */
export function readChatRequest(body: Dictionary): ChatRequest {
  const {temperature, top_p, max_tokens, stream} = body;
  const request = {
    ...body,
    temperature: lenientNumber(temperature),
    top_p: lenientNumber(top_p),
    max_tokens: lenientNumber(max_tokens),
    stream: lenientBoolean(stream),
  };
  if (!isChatRequest(request)) throw refusal(400, 'Invalid request body');
  return request;
}

const isTool = (item: unknown): item is ChatTool =>
  contractOf('ai').fits('ChatCompletionTool', item);

/** The tools; an empty object or text holds none. @throws Refusal for a malformed one, on which the node fails */
export function readTools({tools}: ChatRequest): readonly ChatTool[] {
  const items: readonly unknown[] = Array.isArray(tools) ? tools : Object.keys(tools ?? {});
  if (!items.every(isTool)) throw unhandled();
  return items;
}
