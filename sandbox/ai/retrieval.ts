/** Retrieval (the field `nilrag`), which the sandbox can't do. */
import {isDictionary} from '../../src/lib/openapi/specification';
import type {ChatRequest} from './chatRequest';
import {errorResponse} from './errors';

/**
 * Refuses a chat request that asks for retrieval (`nilrag` with content). Other requests pass.
 *
 * @throws the node's 400 or 500 when something in the request is wrong, otherwise 500, because the
 *   sandbox has no embedding model
 */
export function refuseRetrieval({messages, nilrag}: ChatRequest): void {
  if (nilrag == null || Object.keys(nilrag).length === 0) return;
  if (!('nodes' in nilrag)) throw errorResponse(400, 'nilrag configuration is missing or invalid');
  const nodes: readonly unknown[] = Array.isArray(nilrag.nodes) ? nilrag.nodes : [];
  if (!nodes.every((node) => isDictionary(node) && 'url' in node))
    throw errorResponse(500, "'url'");
  const question = messages.find(({role}) => role === 'user');
  if (question?.content == null) throw errorResponse(400, 'No user query found');
  const system = messages.find(({role}) => role === 'system');
  if (system !== undefined && system.content == null)
    throw errorResponse(400, 'system message is empty');
  throw errorResponse(500, 'The sandbox has no embedding model: it cannot retrieve context');
}
