/** The models that the node knows. Names and limits of the documented release; no model runs here. */

export interface KnownModel {
  readonly id: string;
  /** Whether the node lists and serves it; the others are known by name only. */
  readonly running: boolean;
  readonly tools: boolean;
  /** Requests at one time, over all users of the node. */
  readonly concurrency: number;
}

export const KNOWN_MODELS: readonly KnownModel[] = [
  {id: 'meta-llama/Llama-3.2-3B-Instruct', running: true, tools: true, concurrency: 50},
  {id: 'meta-llama/Llama-3.1-8B-Instruct', running: true, tools: true, concurrency: 30},
  {id: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B', running: true, tools: false, concurrency: 5},
  {
    id: 'hugging-quants/Meta-Llama-3.1-70B-Instruct-AWQ-INT4',
    running: true,
    tools: true,
    concurrency: 5,
  },
  {id: 'meta-llama/Llama-3.2-1B-Instruct', running: false, tools: true, concurrency: 45},
  {
    id: 'cognitivecomputations/Dolphin3.0-Llama3.1-8B',
    running: false,
    tools: true,
    concurrency: 30,
  },
];

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
