/** The body of a chat request: what is checked, and what an unknown field meets (silence). */
import {z} from 'zod';

const toolCall = z
  .object({
    id: z.string(),
    type: z.literal('function'),
    function: z.object({name: z.string(), arguments: z.string()}).passthrough(),
  })
  .passthrough();

const citation = z
  .object({
    end_index: z.number().int(),
    start_index: z.number().int(),
    title: z.string(),
    url: z.string(),
  })
  .passthrough();

const message = z
  .object({
    role: z.enum(['system', 'user', 'assistant', 'tool']),
    content: z.string().nullish(),
    refusal: z.string().nullish(),
    annotations: z
      .array(z.object({type: z.literal('url_citation'), url_citation: citation}).passthrough())
      .nullish(),
    audio: z
      .object({
        id: z.string(),
        data: z.string(),
        expires_at: z.number().int(),
        transcript: z.string(),
      })
      .passthrough()
      .nullish(),
    function_call: z.object({arguments: z.string(), name: z.string()}).passthrough().nullish(),
    tool_calls: z.array(toolCall).nullish(),
    tool_call_id: z.string().optional(),
  })
  .passthrough();

const tool = z.object({
  type: z.literal('function'),
  function: z.object({
    name: z.string(),
    description: z.string().optional(),
    parameters: z.record(z.string(), z.unknown()).optional(),
    strict: z.boolean().nullish(),
  }),
});

const chatRequest = z.object({
  model: z.string(),
  messages: z.array(message).min(1),
  temperature: z.number().min(0).max(5).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  max_tokens: z.number().int().min(1).max(100_000).nullish(),
  stream: z.boolean().nullish(),
  tools: z.array(tool).nullish(),
  nilrag: z.record(z.string(), z.unknown()).nullish(),
});

export type ChatRequest = z.output<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];
export type ChatTool = NonNullable<ChatRequest['tools']>[number];

/** `undefined` when the body does not match: the node does not say which field is wrong. */
export function readChatRequest(body: unknown): ChatRequest | undefined {
  const result = chatRequest.safeParse(body);
  return result.success ? result.data : undefined;
}
