/** POST /v1/chat/completions: the checks of the node in its order, then the response. */
import {setTimeout as pause} from 'node:timers/promises';
import type {Context} from 'hono';
import {stream} from 'hono/streaming';
import {isDictionary} from '../../src/lib/openapi/specification';
import {contractFor} from '../contract/contract';
import type {Identity} from '../identity';
import type {Settings} from '../options';
import type {AiEnv} from './auth';
import {isJsonRequest} from './body';
import {readChatRequest, readTools, type ChatRequest} from './chatRequest';
import {createChunks, createCompletion, createHead, type CompletionHead} from './completion';
import {errorResponse, internalError, validationError} from './errors';
import {createReply, type ModelReply} from './modelReply';
import {KNOWN_MODELS, type KnownModel} from './models';
import {RateLimiter} from './rateLimits';
import {refuseRetrieval} from './retrieval';
import type {UsageTable} from './usage';

export interface ChatSettings extends Pick<
  Settings,
  'rateLimits' | 'chunkDelayMs' | 'onViolation'
> {
  /** The key pair that signs responses. */
  readonly identity: Identity;
}

const EVENT_STREAM = 'text/event-stream; charset=utf-8';
const OPERATION = 'POST /v1/chat/completions';

/** Refuses what the model can't do. */
function checkModel({tools}: ChatRequest, model: KnownModel): void {
  if (!model.isRunning)
    throw errorResponse(400, `Invalid model name ${model.id}, check /v1/models for options`);
  if (!model.supportsTools && tools != null)
    throw errorResponse(400, 'Model does not support tool usage, remove tools from request');
}

/** Handles chat requests. Their bodies have been read by `readBody`. */
export class ChatHandler {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly settings: ChatSettings,
    private readonly usage: UsageTable,
  ) {
    this.limiter = new RateLimiter(settings.rateLimits);
  }

  async handle(c: Context<AiEnv>): Promise<Response> {
    const waitMs = this.limiter.count(c.get('apiKey'));
    // The node sends milliseconds, although the HTTP standard says seconds.
    if (waitMs !== undefined)
      throw errorResponse(429, 'Too Many Requests', {'Retry-After': String(waitMs)});
    const body = c.get('body');
    if (!isDictionary(body)) throw internalError();
    const request = readChatRequest(body);
    const model = KNOWN_MODELS.find(({id}) => id === request.model);
    if (model === undefined) throw errorResponse(400, 'Invalid model name');
    if (!isJsonRequest(c)) {
      throw validationError({
        type: 'model_attributes_type',
        loc: ['body'],
        msg: 'Input should be a valid dictionary or object to extract fields from',
        input: await c.req.text(),
      });
    }
    checkModel(request, model);
    refuseRetrieval(request);
    const tools = readTools(request);
    if (tools === undefined) {
      if (request.stream !== true) throw internalError();
      // The stream has begun when the node finds that it can't send the request.
      return c.body('', 200, {'content-type': EVENT_STREAM});
    }
    const reply = createReply(request, tools);
    const head = createHead(model.id);
    return request.stream === true
      ? this.sendStream(c, head, reply)
      : this.sendCompletion(c, head, reply);
  }

  private async sendCompletion(
    c: Context<AiEnv>,
    head: CompletionHead,
    reply: ModelReply,
  ): Promise<Response> {
    const {chunkDelayMs, identity} = this.settings;
    if (chunkDelayMs > 0) await pause(chunkDelayMs);
    this.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
    return c.json(createCompletion(head, reply, identity.secretKey));
  }

  private sendStream(c: Context<AiEnv>, head: CompletionHead, reply: ModelReply): Response {
    const {chunkDelayMs, onViolation} = this.settings;
    c.header('content-type', EVENT_STREAM);
    return stream(c, async (events) => {
      for (const chunk of createChunks(head, reply)) {
        if (events.aborted) return;
        if (chunkDelayMs > 0) await pause(chunkDelayMs);
        const problems = contractFor('ai').eventProblems(OPERATION, chunk);
        if (problems.length > 0) onViolation({operation: OPERATION, status: 200, problems});
        await events.write(`data: ${JSON.stringify(chunk)}\n\n`);
      }
      this.usage.add(c.get('apiKey'), reply.promptTokens, reply.completionTokens);
    });
  }
}
