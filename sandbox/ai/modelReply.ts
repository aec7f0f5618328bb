/** The replies of the sandbox in place of a model: a fixed text that quotes the question, or a tool call. */
import type {ChatMessage, ChatRequest, ChatTool} from './chatRequest';
import {createToolCall, type ToolCall} from './toolCalls';

/** Text that looks like a special token, such as `<|endoftext|>`, is counted as plain text. */
const PLAIN_TEXT = {disallowedSpecial: new Set<string>()};

/** Longer texts are estimated from their beginning, because counting takes more than linear time. */
const MAX_COUNTED_CHARACTERS = 20_000;

/** A longer question is quoted only up to here. */
const MAX_QUOTED_CHARACTERS = 1_000;

const DEFAULT_MAX_TOKENS = 2048;

/**
 * Loads a tokenizer. Its tables are large, so the sandbox starts without it. The models use other
 * tokenizers, so these token counts are only approximate.
 */
async function loadTokenizer() {
  const {decodeGenerator, encode} = await import('gpt-tokenizer/encoding/cl100k_base');
  return {
    count(text: string): number {
      const counted = encode(text.slice(0, MAX_COUNTED_CHARACTERS), PLAIN_TEXT).length;
      return Math.ceil(counted * Math.max(1, text.length / MAX_COUNTED_CHARACTERS));
    },
    /** Splits a text into pieces of about one token, none of which ends inside a character. */
    split(text: string): string[] {
      return [...decodeGenerator(encode(text, PLAIN_TEXT))];
    },
  };
}

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
export async function createReply(
  request: ChatRequest,
  tools: readonly ChatTool[],
): Promise<ModelReply> {
  const tokenizer = await loadTokenizer();
  let promptTokens = 0;
  // One token for the role of each message.
  for (const {content} of request.messages) promptTokens += 1 + tokenizer.count(content ?? '');
  const [tool] = tools;
  if (tool !== undefined && request.messages.at(-1)?.role === 'user') {
    const call = createToolCall(tool, lastContent(request.messages, 'user'));
    const completionTokens = tokenizer.count(call.function.name + call.function.arguments);
    const finishReason = 'tool_calls';
    return {pieces: [], toolCalls: [call], finishReason, promptTokens, completionTokens};
  }
  const all = tokenizer.split(replyText(request));
  const pieces = all.slice(0, request.max_tokens ?? DEFAULT_MAX_TOKENS);
  const finishReason = pieces.length < all.length ? 'length' : 'stop';
  return {pieces, toolCalls: [], finishReason, promptTokens, completionTokens: pieces.length};
}
