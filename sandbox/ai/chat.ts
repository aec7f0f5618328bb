/** POST /v1/chat/completions: the node's checks in the node's order, then the answer. */
import type {Context} from 'hono';
import {stream} from 'hono/streaming';
import {answer, type Answer} from './answer';
import type {AiEnv} from './auth';
import {completion, completionChunks, completionHead} from './completion';
import type {Places, RateLimiter} from './limits';
import {KNOWN_MODELS, type KnownModel} from './models';
import {readChatRequest, type ChatRequest} from './request';
import type {UsageTable} from './usage';

export interface ChatSettings {
  readonly limiter: RateLimiter;
  readonly places: Places;
  readonly usage: UsageTable;
  readonly secretKey: Uint8Array;
  /** Places per model, when not those of the model table. */
  readonly concurrency?: number;
  /** Pause before each piece of a stream, in milliseconds. */
  readonly chunkDelayMs: number;
  /** Called with each chunk before it is sent. */
  readonly onChunk: (chunk: object) => void;
}

const jsonTypeRegex = /^application\/json\b/i;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Refusal {
  readonly status: 400 | 500;
  readonly detail: string;
}

const refuse = (detail: string): Refusal => ({status: 400, detail});

/** What is wrong with a request for retrieval, if it is one: the sandbox can refuse it, but not do it. */
function retrievalRefusal({messages, nilrag}: ChatRequest): Refusal | undefined {
  if (nilrag == null || Object.keys(nilrag).length === 0) return undefined;
  const nodes: unknown = nilrag.nodes;
  if (!Array.isArray(nodes) || nodes.length === 0) {
    return refuse('nilrag configuration is missing or invalid');
  }
  if (!messages.some(({role}) => role === 'user')) return refuse('No user query found');
  const system = messages.find(({role}) => role === 'system');
  if (system !== undefined && system.content == null) return refuse('system message is empty');
  const complete = nodes.every(
    (node: unknown) => typeof node === 'object' && node !== null && 'url' in node,
  );
  if (!complete) return {status: 500, detail: "'url'"};
  return {status: 500, detail: 'The sandbox has no embedding model: it cannot retrieve context'};
}

/** What is wrong with a request to a model that is known, if anything. */
function refusal(request: ChatRequest, model: KnownModel): Refusal | undefined {
  if (!model.running) return refuse(`Invalid model name ${model.id}, check /v1/models for options`);
  if (!model.tools && request.tools != null) {
    return refuse('Model does not support tool usage, remove tools from request');
  }
  return retrievalRefusal(request);
}

function streamed(
  c: Context<AiEnv>,
  request: ChatRequest,
  reply: Answer,
  settings: ChatSettings,
  done: () => void,
): Response {
  c.header('content-type', 'text/event-stream; charset=utf-8');
  return stream(c, async (events) => {
    events.onAbort(done);
    try {
      for (const chunk of completionChunks(completionHead(request.model), reply)) {
        if (events.aborted) return;
        if (settings.chunkDelayMs > 0) await pause(settings.chunkDelayMs);
        settings.onChunk(chunk);
        await events.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
      settings.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
    } finally {
      done();
    }
  });
}

/** The handler. The body has been read and is JSON, or empty. */
export function chat(settings: ChatSettings) {
  return async (c: Context<AiEnv>): Promise<Response> => {
    const waitMs = settings.limiter.take(c.get('apiKey'));
    if (waitMs !== undefined) {
      // Milliseconds, as the documented node sends them; HTTP says seconds.
      return c.json({detail: 'Too Many Requests'}, 429, {'Retry-After': String(waitMs)});
    }
    const text = await c.req.text();
    if (text === '') return c.text('Internal Server Error', 500);
    const isJson = jsonTypeRegex.test(c.req.header('content-type') ?? '');
    const request = isJson ? readChatRequest(JSON.parse(text)) : undefined;
    if (request === undefined) return c.json({detail: 'Invalid request body'}, 400);
    const model = KNOWN_MODELS.find(({id}) => id === request.model);
    if (model === undefined) return c.json({detail: 'Invalid model name'}, 400);
    const done = settings.places.take(model.id, settings.concurrency ?? model.concurrency);
    if (done === undefined) return c.json({detail: 'Too Many Requests'}, 429);
    const refused = refusal(request, model);
    if (refused !== undefined) {
      done();
      return c.json({detail: refused.detail}, refused.status);
    }
    const reply = await answer(request);
    if (request.stream === true) return streamed(c, request, reply, settings, done);
    done();
    settings.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
    return c.json(completion(completionHead(request.model), reply, settings.secretKey));
  };
}
