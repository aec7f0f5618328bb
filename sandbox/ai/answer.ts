/** What the sandbox answers: a fixed text that quotes the question, or a tool call. The same input gives the same answer. */
import type {ChatMessage, ChatRequest, ChatTool} from './request';
import {loadTokenizer, type Tokenizer} from './tokens';
import {callFor, type ToolCall} from './toolCalls';

const DEFAULT_MAX_TOKENS = 2048;

export interface Answer {
  /** Pieces of about one token; empty when a tool is called. */
  readonly pieces: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  readonly finishReason: 'stop' | 'length' | 'tool_calls';
  readonly promptTokens: number;
  readonly completionTokens: number;
}

const lastOf = (messages: readonly ChatMessage[], role: ChatMessage['role']): string =>
  messages.filter((message) => message.role === role).at(-1)?.content ?? '';

/** A longer question is quoted by its beginning. */
const MAX_QUOTE_CHARACTERS = 1_000;

function textFor({model, messages}: ChatRequest): string {
  const said =
    messages.at(-1)?.role === 'tool'
      ? `The tool answered: ${lastOf(messages, 'tool').slice(0, MAX_QUOTE_CHARACTERS)}`
      : `You wrote: ${lastOf(messages, 'user').slice(0, MAX_QUOTE_CHARACTERS)}`;
  return `This is the sandbox: ${model} is not running here, so the answer is always this text. ${said}`;
}

/** Each message counts its content and one token for its role. */
function promptTokensOf(messages: readonly ChatMessage[], tokenizer: Tokenizer): number {
  return messages.reduce((sum, {content}) => sum + 1 + tokenizer.count(content ?? ''), 0);
}

/** Answers with a tool call when tools are given and the last word is the user's; with text otherwise. */
export async function answer(request: ChatRequest, tools: readonly ChatTool[]): Promise<Answer> {
  const tokenizer = await loadTokenizer();
  const promptTokens = promptTokensOf(request.messages, tokenizer);
  const tool = request.messages.at(-1)?.role === 'user' ? tools[0] : undefined;
  if (tool !== undefined) {
    const call = callFor(tool, lastOf(request.messages, 'user'));
    const completionTokens = tokenizer.count(call.function.name + call.function.arguments);
    return {
      pieces: [],
      toolCalls: [call],
      finishReason: 'tool_calls',
      promptTokens,
      completionTokens,
    };
  }
  const all = tokenizer.split(textFor(request));
  const pieces = all.slice(0, request.max_tokens ?? DEFAULT_MAX_TOKENS);
  const finishReason = pieces.length < all.length ? 'length' : 'stop';
  return {pieces, toolCalls: [], finishReason, promptTokens, completionTokens: pieces.length};
}
