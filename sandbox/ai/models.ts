/** The models that the node knows, with the names of the documented release. The sandbox runs none. */

export interface KnownModel {
  readonly id: string;
  /** Whether the node lists and serves the model. It knows the others by name only. */
  readonly isRunning: boolean;
  readonly supportsTools: boolean;
}

export const KNOWN_MODELS: readonly KnownModel[] = [
  {id: 'meta-llama/Llama-3.2-3B-Instruct', isRunning: true, supportsTools: true},
  {id: 'meta-llama/Llama-3.1-8B-Instruct', isRunning: true, supportsTools: true},
  {id: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B', isRunning: true, supportsTools: false},
  {
    id: 'hugging-quants/Meta-Llama-3.1-70B-Instruct-AWQ-INT4',
    isRunning: true,
    supportsTools: true,
  },
  {id: 'meta-llama/Llama-3.2-1B-Instruct', isRunning: false, supportsTools: true},
  {id: 'cognitivecomputations/Dolphin3.0-Llama3.1-8B', isRunning: false, supportsTools: true},
];

/**
 * Returns the entry of a model in the response to `GET /v1/models` (app.ts). As on the node, most fields are the same for
 * all.
 */
export function modelMetadata({id, supportsTools}: KnownModel) {
  return {
    id,
    name: id,
    version: '1.0',
    description: '',
    author: '',
    license: 'Apache 2.0',
    source: `https://huggingface.co/${id}`,
    supported_features: ['chat_completion'],
    tool_support: supportsTools,
  };
}
