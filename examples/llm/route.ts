/** A server route that keeps the API key away from the browser. Works as `app/api/chat/route.ts` in Next.js. */
// #region route
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

interface Completion {
  choices: {message: {content: string | null}}[];
}

/** Expects `{question}`. Returns `{answer}`, or `{error}` with a status. */
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

  const upstream = await fetch(`${AI_URL}/v1/chat/completions`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${AI_API_KEY}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      messages: [{role: 'user', content: question}],
    }),
    signal: AbortSignal.timeout(120_000),
  }).catch(
    // The node can't be reached, or takes too long.
    (error: unknown) => new Response(String(error), {status: 502}),
  );
  if (!upstream.ok) {
    console.error(
      'chat failed:',
      upstream.status,
      await upstream.text(),
    );
    const status = upstream.status === 429 ? 429 : 502;
    return Response.json(
      {error: 'No answer. Try again later.'},
      {status},
    );
  }

  const completion = (await upstream.json()) as Completion;
  const answer = completion.choices[0]?.message.content ?? '';
  return Response.json({answer});
}
// #endregion route
