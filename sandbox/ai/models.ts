/** The models that the node knows. Names and limits of the documented release; no model runs here. */
import models from './models.json';

export interface KnownModel {
  readonly id: string;
  /** Whether the node lists and serves it; the others are known by name only. */
  readonly running: boolean;
  readonly tools: boolean;
  /** Requests at one time, over all users of the node. */
  readonly concurrency: number;
}

export const KNOWN_MODELS: readonly KnownModel[] = models;

/** What `GET /v1/models` says of one: the same generic text for all, as the node has it. */
export function modelMetadata({id, tools}: KnownModel) {
  return {
    id,
    name: id,
    version: '1.0',
    description: '',
    author: '',
    license: 'Apache 2.0',
    source: `https://huggingface.co/${id}`,
    supported_features: ['chat_completion'],
    tool_support: tools,
  };
}
