/** What the sandbox answers: a fixed text that quotes the question, or a tool call. The same input gives the same answer. */
import type {ChatMessage, ChatRequest, ChatTool} from './request';
import {callFor, type ToolCall} from './toolCalls';

/** Text that looks like a special token is plain text here. */
const PLAIN_TEXT = {disallowedSpecial: new Set<string>()};

/** Longer texts are counted by their beginning, because the time to count grows faster than the text. */
const MAX_COUNTED_CHARACTERS = 20_000;

/** Loads the tokenizer; its tables are large, so the sandbox does not wait for them to start. It is not that of the listed models: counts are plausible, not theirs. */
async function loadTokenizer() {
  const {decodeGenerator, encode} = await import('gpt-tokenizer/encoding/cl100k_base');
  return {
    count: (text: string) => {
      const counted = encode(text.slice(0, MAX_COUNTED_CHARACTERS), PLAIN_TEXT).length;
      return Math.ceil(counted * Math.max(1, text.length / MAX_COUNTED_CHARACTERS));
    },
    /** In pieces of about one token, none of which breaks a character. */
    split: (text: string) => [...decodeGenerator(encode(text, PLAIN_TEXT))],
  };
}

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

/** Answers with a tool call when tools are given and the last word is the user's; with text otherwise. */
export async function answer(request: ChatRequest, tools: readonly ChatTool[]): Promise<Answer> {
  const tokenizer = await loadTokenizer();
  // Each message counts its content and one token for its role.
  const counts = request.messages.map(({content}) => 1 + tokenizer.count(content ?? ''));
  const promptTokens = counts.reduce((sum, count) => sum + count, 0);
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
