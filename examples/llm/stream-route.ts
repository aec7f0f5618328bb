/** A server route that streams an answer as text. Works as `app/api/chat/route.ts` in Next.js. */
// #region route
import OpenAI from 'openai';

const client = new OpenAI({
  baseURL: `${process.env.AI_URL ?? 'http://localhost:9184'}/v1`,
  apiKey: process.env.AI_API_KEY ?? 'sandbox-key',
  maxRetries: 0, // the package's own retries ignore long waits
});

/** Expects `{question}`. Returns the answer as a stream of text, or `{error}` with a status. */
export async function POST(request: Request): Promise<Response> {
  // A body that isn't JSON counts as one without a question.
  const body: unknown = await request.json().catch(() => null);
  const question = (body as {question?: unknown} | null)?.question;
  if (typeof question !== 'string' || question.trim() === '') {
    return Response.json(
      {error: 'question must be text'},
      {status: 400},
    );
  }
  try {
    const chunks = await client.chat.completions.create({
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      messages: [{role: 'user', content: question}],
      stream: true,
    });
    return new Response(textOf(chunks), {
      headers: {'Content-Type': 'text/plain; charset=utf-8'},
    });
  } catch (error) {
    console.error('chat failed:', error);
    const status = error instanceof OpenAI.RateLimitError ? 429 : 502;
    return Response.json(
      {error: 'No answer. Try again later.'},
      {status},
    );
  }
}

type Chunks = AsyncIterable<OpenAI.ChatCompletionChunk> & {
  controller: AbortController;
};

/** Returns the text of the chunks. If the answer ends early, so does the stream, with an error. */
function textOf(chunks: Chunks): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      try {
        let finished = false;
        for await (const {choices} of chunks) {
          const text = choices[0]?.delta.content ?? '';
          if (text !== '') controller.enqueue(encoder.encode(text));
          finished ||= Boolean(choices[0]?.finish_reason);
        }
        if (!finished) throw new Error('the answer ended early');
        controller.close();
      } catch (error) {
        controller.error(error);
      }
    },
    // The reader left the page: stop the model.
    cancel: () => chunks.controller.abort(),
  });
}
// #endregion route
