/** The two forms of an answer: one signed object, or a stream of chunks without a signature; and what answers cost. */
import {createHash, randomUUID} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import type {Answer} from './answer';

/** Tokens as an answer counts them. */
const usageOf = (promptTokens: number, completionTokens: number) => ({
  completion_tokens: completionTokens,
  prompt_tokens: promptTokens,
  total_tokens: promptTokens + completionTokens,
  completion_tokens_details: null,
  prompt_tokens_details: null,
});

const NONE = {prompt: 0, completion: 0, queries: 0};

/** Tokens and requests of each API key since the sandbox started. */
export class UsageTable {
  private readonly rows = new Map<string, typeof NONE>();

  add(key: string, promptTokens: number, completionTokens: number): void {
    const {prompt, completion, queries} = this.rows.get(key) ?? NONE;
    const tokens = {prompt: prompt + promptTokens, completion: completion + completionTokens};
    this.rows.set(key, {...tokens, queries: queries + 1});
  }

  /** The body of `GET /v1/usage`. */
  of(key: string) {
    const {prompt, completion, queries} = this.rows.get(key) ?? NONE;
    return {...usageOf(prompt, completion), queries};
  }
}

/** What both forms of one answer share. */
export const completionHead = (model: string) => ({
  id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
  /** Unix seconds. */
  created: Math.floor(Date.now() / 1000),
  model,
});

type CompletionHead = ReturnType<typeof completionHead>;

/** ECDSA over secp256k1 of the SHA-256 digest, DER, base64. */
function signature(text: string, secretKey: Uint8Array): string {
  const digest = createHash('sha256').update(text, 'utf8').digest();
  return Buffer.from(secp256k1.sign(digest, secretKey).toDERRawBytes()).toString('base64');
}

/** The object of a non-streaming answer, in the node's field order, signed. */
export function completion(
  {id, created, model}: CompletionHead,
  answer: Answer,
  secretKey: Uint8Array,
) {
  const called = answer.toolCalls.length > 0;
  const unsigned = {
    id,
    choices: [
      {
        finish_reason: answer.finishReason,
        index: 0,
        logprobs: null,
        message: {
          content: called ? null : answer.pieces.join(''),
          refusal: null,
          role: 'assistant',
          annotations: null,
          audio: null,
          function_call: null,
          tool_calls: called ? answer.toolCalls : null,
        },
      },
    ],
    created,
    model,
    object: 'chat.completion',
    service_tier: null,
    system_fingerprint: null,
    usage: usageOf(answer.promptTokens, answer.completionTokens),
    signature: '',
  };
  return {...unsigned, signature: signature(JSON.stringify(unsigned), secretKey)};
}

/** The chunks of a streaming answer. Each carries the usage so far; the last one has nothing else. */
export function* completionChunks({id, created, model}: CompletionHead, answer: Answer) {
  const chunkOf = (choices: readonly object[], done: number) => ({
    id,
    choices,
    created,
    model,
    object: 'chat.completion.chunk',
    usage: {
      prompt_tokens: answer.promptTokens,
      total_tokens: answer.promptTokens + done,
      completion_tokens: done,
    },
  });
  const chunk = (delta: object, done: number, finishReason: string | null = null) =>
    chunkOf([{delta, finish_reason: finishReason, index: 0}], done);
  yield chunk({role: 'assistant', content: ''}, 0);
  for (const [index, content] of answer.pieces.entries()) yield chunk({content}, index + 1);
  for (const [index, {id: callId, function: called, type}] of answer.toolCalls.entries()) {
    const delta = {tool_calls: [{index, id: callId, function: called, type}]};
    yield chunk(delta, answer.completionTokens);
  }
  yield chunk({}, answer.completionTokens, answer.finishReason);
  yield chunkOf([], answer.completionTokens);
}
