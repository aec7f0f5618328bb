/** The body of a chat request: what is checked, and what an unknown field meets (silence). */
import {z, type ZodTypeAny} from 'zod';
import {listOf} from '../listOf';
import {refusal, unhandled} from './refusal';

const numericRegex = /^\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?\s*$/i;
const TRUE = ['true', '1', 'on', 't', 'y', 'yes'];
const FALSE = ['false', '0', 'off', 'f', 'n', 'no'];

/** A number may come as text or as a boolean; what is neither is left for the check to refuse. */
const lenientNumber = <T extends ZodTypeAny>(number: T) =>
  z.preprocess((value) => {
    if (typeof value === 'boolean') return Number(value);
    return typeof value === 'string' && numericRegex.test(value) ? Number(value) : value;
  }, number);

/** A boolean may come as 0 or 1, or as a word for it. */
const lenientBoolean = z.preprocess((value) => {
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  const word = String(value).toLowerCase();
  if (TRUE.includes(word)) return true;
  return FALSE.includes(word) ? false : value;
}, z.boolean().nullish());

/** An object that may have other fields too. */
const open = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).passthrough();

const message = open({
  role: z.enum(['system', 'user', 'assistant', 'tool']),
  content: z.string().nullish(),
  refusal: z.string().nullish(),
  annotations: z
    .array(
      open({
        type: z.literal('url_citation'),
        url_citation: open({
          end_index: z.number().int(),
          start_index: z.number().int(),
          title: z.string(),
          url: z.string(),
        }),
      }),
    )
    .nullish(),
  audio: open({
    id: z.string(),
    data: z.string(),
    expires_at: z.number().int(),
    transcript: z.string(),
  }).nullish(),
  function_call: open({arguments: z.string(), name: z.string()}).nullish(),
  tool_calls: z
    .array(
      open({
        id: z.string(),
        type: z.literal('function'),
        function: open({name: z.string(), arguments: z.string()}),
      }),
    )
    .nullish(),
  tool_call_id: z.string().optional(),
});

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
  messages: listOf(message).refine((messages) => messages.length > 0),
  temperature: lenientNumber(z.number().min(0).max(5).nullish()),
  top_p: lenientNumber(z.number().min(0).max(1).nullish()),
  max_tokens: lenientNumber(z.number().int().min(1).max(100_000).nullish()),
  stream: lenientBoolean,
  // The node looks into them only when it calls the model: see readTools.
  tools: z.union([z.array(z.unknown()), z.string(), z.record(z.string(), z.unknown())]).nullish(),
  nilrag: z.record(z.string(), z.unknown()).nullish(),
});

export type ChatRequest = z.output<typeof chatRequest>;
export type ChatMessage = ChatRequest['messages'][number];
export type ChatTool = z.output<typeof tool>;

/** The body of a request. @throws Refusal for one that does not match: the node does not say which field is wrong */
export function readChatRequest(body: unknown): ChatRequest {
  const result = chatRequest.safeParse(body);
  if (!result.success) throw refusal(400, 'Invalid request body');
  return result.data;
}

/** The tools; an empty object or text holds none. @throws Refusal for a malformed one, on which the node fails */
export function readTools({tools}: ChatRequest): readonly ChatTool[] {
  const items = Array.isArray(tools) ? tools : Object.keys(tools ?? {});
  const result = listOf(tool).safeParse(items);
  if (!result.success) throw unhandled();
  return result.data;
}
