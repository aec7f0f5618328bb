/** POST /v1/chat/completions: the node's checks in the node's order, then the answer. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Context} from 'hono';
import {stream} from 'hono/streaming';
import {answer, type Answer} from './answer';
import type {AiEnv} from './auth';
import {completion, completionChunks, completionHead} from './completion';
import type {Places, RateLimiter} from './limits';
import {KNOWN_MODELS, type KnownModel} from './models';
import {readChatRequest, readTools, type ChatRequest} from './request';
import type {UsageTable} from './usage';

export interface ChatSettings {
  readonly limiter: RateLimiter;
  readonly places: Places;
  readonly usage: UsageTable;
  readonly secretKey: Uint8Array;
  /** Places per model, when not those of the model table. */
  readonly concurrency?: number;
  /** Pause before each piece of a stream and before an answer in one piece, in milliseconds. */
  readonly chunkDelayMs: number;
  /** Called with each chunk before it is sent. */
  readonly onChunk: (chunk: object) => void;
}

const jsonTypeRegex = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Whether the body counts as JSON: so does one without a media type. */
export function isJsonRequest(c: Context): boolean {
  const type = c.req.header('content-type') ?? '';
  return type === '' || jsonTypeRegex.test(type);
}

interface Refusal {
  readonly status: 400 | 500;
  readonly detail: string;
}

const refuse = (detail: string): Refusal => ({status: 400, detail});

/** What is wrong with a request for retrieval, if it is one: the sandbox can refuse it, but not do it. */
function retrievalRefusal({messages, nilrag}: ChatRequest): Refusal | undefined {
  if (nilrag == null || Object.keys(nilrag).length === 0) return undefined;
  if (!('nodes' in nilrag)) return refuse('nilrag configuration is missing or invalid');
  if (!messages.some(({role}) => role === 'user')) return refuse('No user query found');
  const system = messages.find(({role}) => role === 'system');
  if (system !== undefined && system.content == null) return refuse('system message is empty');
  const nodes: readonly unknown[] = Array.isArray(nilrag.nodes) ? nilrag.nodes : [];
  const complete = nodes.every(
    (node) => typeof node === 'object' && node !== null && 'url' in node,
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
): Response {
  c.header('content-type', 'text/event-stream; charset=utf-8');
  return stream(c, async (events) => {
    for (const chunk of completionChunks(completionHead(request.model), reply)) {
      if (events.aborted) return;
      if (settings.chunkDelayMs > 0) await pause(settings.chunkDelayMs);
      settings.onChunk(chunk);
      await events.write(`data: ${JSON.stringify(chunk)}\n\n`);
    }
    settings.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
  });
}

/** The body as an object; `undefined` when it is none or not JSON, on which the node fails. */
function readObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** What FastAPI says of a body whose media type is not JSON. */
const notAnObject = (input: string) => ({
  detail: [
    {
      type: 'model_attributes_type',
      loc: ['body'],
      msg: 'Input should be a valid dictionary or object to extract fields from',
      input,
    },
  ],
});

/** Answers a request that has been let in, while it holds a place of its model. */
async function respond(
  c: Context<AiEnv>,
  text: string,
  request: ChatRequest,
  model: KnownModel,
  settings: ChatSettings,
): Promise<Response> {
  if (!isJsonRequest(c)) return c.json(notAnObject(text), 422);
  const refused = refusal(request, model);
  if (refused !== undefined) return c.json({detail: refused.detail}, refused.status);
  const tools = readTools(request);
  if (tools === undefined) return c.text('Internal Server Error', 500);
  const reply = await answer(request, tools);
  if (request.stream === true) return streamed(c, request, reply, settings);
  if (settings.chunkDelayMs > 0) await pause(settings.chunkDelayMs);
  settings.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
  return c.json(completion(completionHead(request.model), reply, settings.secretKey));
}

/** The handler. The body has been read and is JSON, or empty, or of another media type. */
export function chat(settings: ChatSettings) {
  return async (c: Context<AiEnv>): Promise<Response> => {
    const waitMs = settings.limiter.take(c.get('apiKey'));
    if (waitMs !== undefined) {
      // Milliseconds, as the documented node sends them; HTTP says seconds.
      return c.json({detail: 'Too Many Requests'}, 429, {'Retry-After': String(waitMs)});
    }
    const text = await c.req.text();
    const body = readObject(text);
    if (body === undefined) return c.text('Internal Server Error', 500);
    const request = readChatRequest(body);
    if (request === undefined) return c.json({detail: 'Invalid request body'}, 400);
    const model = KNOWN_MODELS.find(({id}) => id === request.model);
    if (model === undefined) return c.json({detail: 'Invalid model name'}, 400);
    const done = settings.places.take(model.id, settings.concurrency ?? model.concurrency);
    if (done === undefined) return c.json({detail: 'Too Many Requests'}, 429);
    try {
      // The place is free again when the answer begins: a stream holds none.
      return await respond(c, text, request, model, settings);
    } finally {
      done();
    }
  };
}
