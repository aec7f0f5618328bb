/** A server route that keeps the API key away from the browser. Works as `app/api/chat/route.ts` in Next.js. */
import assert from 'node:assert/strict';
// #region route
const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

interface Completion {
  choices: {message: {content: string | null}}[];
}

/** Takes `{question}` and gives `{answer}`, or `{error}` with a status. */
export async function POST(request: Request): Promise<Response> {
  const {question} = (await request.json()) as {question?: unknown};
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
  });
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

/** Calls the route as a browser would. */
async function ask(
  question: unknown,
): Promise<{status: number; body: Record<string, unknown>}> {
  const request = new Request('http://localhost/api/chat', {
    method: 'POST',
    body: JSON.stringify({question}),
  });
  const response = await POST(request);
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
  };
}

const good = await ask('What is a trusted execution environment?');
console.log(good.status, Object.keys(good.body));
assert.equal(good.status, 200);
assert.ok(good.body.answer, 'the route must hand on the answer');

const empty = await ask('');
console.log(empty.status, empty.body);
assert.equal(empty.status, 400);
