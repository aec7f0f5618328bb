/** POST /v1/chat/completions: the node's checks in the node's order, then the answer. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Context, Handler} from 'hono';
import {stream} from 'hono/streaming';
import type {Identity} from '../identity';
import {contractOf} from '../contract/contract';
import type {Settings} from '../options';
import {parseObject} from '../parseObject';
import {answer} from './answer';
import {completion, completionChunks, completionHead, type UsageTable} from './completion';
import type {AiEnv} from './framework';
import {rateLimiter} from './limits';
import {KNOWN_MODELS, type KnownModel} from './models';
import {readChatRequest, readTools, type ChatRequest} from './request';
import {refusal, unhandled, unprocessable} from './refusal';

export interface ChatSettings extends Pick<Settings, 'rateLimits' | 'chunkDelayMs' | 'onMismatch'> {
  /** The pair that signs answers. */
  readonly identity: Identity;
}

const OPERATION = 'POST /v1/chat/completions';

const jsonTypeRegex = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

/** Whether the body counts as JSON: so does one without a media type. */
export function isJsonRequest(c: Context): boolean {
  const type = c.req.header('content-type') ?? '';
  return type === '' || jsonTypeRegex.test(type);
}

/** Refuses a request for retrieval: the sandbox can tell what is wrong with one, but not do it. */
function refuseRetrieval({messages, nilrag}: ChatRequest): void {
  if (nilrag == null || Object.keys(nilrag).length === 0) return;
  if (!('nodes' in nilrag)) throw refusal(400, 'nilrag configuration is missing or invalid');
  if (!messages.some(({role}) => role === 'user')) throw refusal(400, 'No user query found');
  const system = messages.find(({role}) => role === 'system');
  if (system !== undefined && system.content == null) throw refusal(400, 'system message is empty');
  const nodes: readonly unknown[] = Array.isArray(nilrag.nodes) ? nilrag.nodes : [];
  const complete = nodes.every(
    (node) => typeof node === 'object' && node !== null && 'url' in node,
  );
  if (!complete) throw refusal(500, "'url'");
  throw refusal(500, 'The sandbox has no embedding model: it cannot retrieve context');
}

/** Refuses what the model cannot do. */
function check(request: ChatRequest, model: KnownModel): void {
  if (!model.running)
    throw refusal(400, `Invalid model name ${model.id}, check /v1/models for options`);
  if (!model.tools && request.tools != null)
    throw refusal(400, 'Model does not support tool usage, remove tools from request');
  refuseRetrieval(request);
}

/** The handler. The body has been read and is JSON, or empty, or of another media type. */
export function chat(
  {identity, rateLimits, chunkDelayMs, onMismatch}: ChatSettings,
  usage: UsageTable,
): Handler<AiEnv> {
  const takeTurn = rateLimiter(rateLimits);
  /** Requests at this time, by model. */
  const running = new Map<string, number>();

  /** Answers a request that has been let in, while it holds a place of its model. */
  async function respond(c: Context<AiEnv>, request: ChatRequest): Promise<Response> {
    const reply = await answer(request, readTools(request));
    const head = completionHead(request.model);
    const count = () => usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
    if (request.stream !== true) {
      if (chunkDelayMs > 0) await pause(chunkDelayMs);
      count();
      return c.json(completion(head, reply, identity.secretKey));
    }
    c.header('content-type', 'text/event-stream; charset=utf-8');
    return stream(c, async (events) => {
      for (const chunk of completionChunks(head, reply)) {
        if (events.aborted) return;
        if (chunkDelayMs > 0) await pause(chunkDelayMs);
        const problems = contractOf('ai').eventProblems(OPERATION, chunk);
        if (problems.length > 0) onMismatch({operation: OPERATION, status: 200, problems});
        await events.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
      count();
    });
  }

  return async (c) => {
    const waitMs = takeTurn(c.get('apiKey'));
    // Milliseconds, as the documented node sends them; HTTP says seconds.
    if (waitMs !== undefined)
      throw refusal(429, 'Too Many Requests', {'Retry-After': String(waitMs)});
    const text = await c.req.text();
    const body = parseObject(text);
    if (body === undefined) throw unhandled();
    const request = readChatRequest(body);
    const model = KNOWN_MODELS.find(({id}) => id === request.model);
    if (model === undefined) throw refusal(400, 'Invalid model name');
    const before = running.get(model.id) ?? 0;
    if (before >= model.concurrency) throw refusal(429, 'Too Many Requests');
    running.set(model.id, before + 1);
    try {
      if (!isJsonRequest(c)) {
        throw unprocessable({
          type: 'model_attributes_type',
          loc: ['body'],
          msg: 'Input should be a valid dictionary or object to extract fields from',
          input: text,
        });
      }
      check(request, model);
      return await respond(c, request);
    } finally {
      // The place is free again when the answer begins: a stream holds none.
      running.set(model.id, (running.get(model.id) ?? 1) - 1);
    }
  };
}
