/** The replies of the sandbox in place of a model: a fixed text that quotes the question, or a tool call. */
import type {ChatMessage, ChatRequest, ChatTool} from './chatRequest';
import {createToolCall, type ToolCall} from './toolCalls';

/** A longer question is quoted only up to here. */
const MAX_QUOTED_CHARACTERS = 1_000;

const DEFAULT_MAX_TOKENS = 2048;

/** Matches a piece of about one token: up to four characters of a word, with a space before them. */
const pieceRegex = /\s?\S{1,4}|\s/gu;

/** Estimates the number of tokens. Each model has another tokenizer, and none of them is here. */
const estimateTokens = (text: string): number => Math.ceil(text.length / 4);

export interface ModelReply {
  /** The text in pieces of about one token; empty when a tool is called. */
  readonly pieces: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  readonly finishReason: 'stop' | 'length' | 'tool_calls';
  readonly promptTokens: number;
  readonly completionTokens: number;
}

function lastContent(messages: readonly ChatMessage[], role: ChatMessage['role']): string {
  return messages.findLast((message) => message.role === role)?.content ?? '';
}

function replyText({model, messages}: ChatRequest): string {
  const isToolResult = messages.at(-1)?.role === 'tool';
  const quoted = lastContent(messages, isToolResult ? 'tool' : 'user');
  const introduction = isToolResult ? 'The tool answered' : 'You wrote';
  return `This is the sandbox: ${model} is not running here, so the answer is always this text. ${introduction}: ${quoted.slice(0, MAX_QUOTED_CHARACTERS)}`;
}

/**
 * Creates the reply to a chat request. It calls the first tool when there is one and the last message is the user's.
 * Otherwise it is a text, cut after `max_tokens` tokens (by default 2,048). The same request always gets the same
 * reply.
 */
export function createReply(request: ChatRequest, tools: readonly ChatTool[]): ModelReply {
  let promptTokens = 0;
  // One token for the role of each message.
  for (const {content} of request.messages) promptTokens += 1 + estimateTokens(content ?? '');
  const [tool] = tools;
  if (tool !== undefined && request.messages.at(-1)?.role === 'user') {
    const call = createToolCall(tool, lastContent(request.messages, 'user'));
    const completionTokens = estimateTokens(call.function.name + call.function.arguments);
    const finishReason = 'tool_calls';
    return {pieces: [], toolCalls: [call], finishReason, promptTokens, completionTokens};
  }
  const all = replyText(request).match(pieceRegex) ?? [];
  const pieces = all.slice(0, request.max_tokens ?? DEFAULT_MAX_TOKENS);
  const finishReason = pieces.length < all.length ? 'length' : 'stop';
  return {pieces, toolCalls: [], finishReason, promptTokens, completionTokens: pieces.length};
}
