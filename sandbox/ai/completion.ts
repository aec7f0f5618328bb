/** The two formats of a chat response: one signed object, or a stream of chunks without a signature. */
import {createHash, randomUUID} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import type {ModelReply} from './modelReply';
import {tokenUsage} from './usage';

/** The fields that all parts of one response have in common. */
export interface CompletionHead {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  readonly model: string;
}

/** Creates the fields for one response. */
export function createHead(model: string): CompletionHead {
  return {
    id: `chatcmpl-${randomUUID().replaceAll('-', '')}`,
    created: Math.floor(Date.now() / 1000),
    model,
  };
}

/** Signs the SHA-256 digest of a text: ECDSA over secp256k1, in DER, as base64. */
function sign(text: string, secretKey: Uint8Array): string {
  const digest = createHash('sha256').update(text, 'utf8').digest();
  return Buffer.from(secp256k1.sign(digest, secretKey).toDERRawBytes()).toString('base64');
}

/**
 * Creates the response to a request without `stream`. The fields are in the node's order, because the
 * signature covers the JSON text of the whole object, in which `signature` is still empty.
 */
export function createCompletion(
  {id, created, model}: CompletionHead,
  reply: ModelReply,
  secretKey: Uint8Array,
) {
  const callsTool = reply.toolCalls.length > 0;
  const unsigned = {
    id,
    choices: [
      {
        finish_reason: reply.finishReason,
        index: 0,
        logprobs: null,
        message: {
          content: callsTool ? null : reply.pieces.join(''),
          refusal: null,
          role: 'assistant',
          annotations: null,
          audio: null,
          function_call: null,
          tool_calls: callsTool ? reply.toolCalls : null,
        },
      },
    ],
    created,
    model,
    object: 'chat.completion',
    service_tier: null,
    system_fingerprint: null,
    usage: tokenUsage(reply.promptTokens, reply.completionTokens),
    signature: '',
  };
  return {...unsigned, signature: sign(JSON.stringify(unsigned), secretKey)};
}

/**
 * Creates the chunks of the response to a request with `stream`, without a signature. Each chunk has the
 * usage so far, in which each piece of the text counts as one token. The last one has no choices.
 */
export function createChunks({id, created, model}: CompletionHead, reply: ModelReply): object[] {
  const createChunk = (choices: readonly object[], completionTokens: number) => ({
    id,
    choices,
    created,
    model,
    object: 'chat.completion.chunk',
    usage: {
      prompt_tokens: reply.promptTokens,
      total_tokens: reply.promptTokens + completionTokens,
      completion_tokens: completionTokens,
    },
  });
  const createChoice = (delta: object, finishReason: string | null = null) => ({
    delta,
    finish_reason: finishReason,
    index: 0,
  });
  const {completionTokens} = reply;
  return [
    createChunk([createChoice({role: 'assistant', content: ''})], 0),
    ...reply.pieces.map((content, index) => createChunk([createChoice({content})], index + 1)),
    ...reply.toolCalls.map((call, index) =>
      createChunk([createChoice({tool_calls: [{index, ...call}]})], completionTokens),
    ),
    createChunk([createChoice({}, reply.finishReason)], completionTokens),
    createChunk([], completionTokens),
  ];
}
