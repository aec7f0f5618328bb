/** A chat completion that is printed as it arrives, without a package. */
import assert from 'node:assert/strict';
// #region streaming
interface Chunk {
  choices: {
    delta: {content?: string | null};
    finish_reason: string | null;
  }[];
}

const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

const response = await fetch(`${AI_URL}/v1/chat/completions`, {
  method: 'POST',
  headers: {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${AI_API_KEY}`,
  },
  body: JSON.stringify({
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{role: 'user', content: 'Count from one to five.'}],
    stream: true,
  }),
});
// The response to a wrong request is an error, not a stream.
if (!response.ok || response.body === null) {
  throw new Error(`${response.status} ${await response.text()}`);
}

let finished: string | null = null;
let rest = '';
for await (const text of response.body.pipeThrough(
  new TextDecoderStream(),
)) {
  // A network chunk can end inside a line: keep the unfinished part.
  const lines = (rest + text).split('\n');
  rest = lines.pop() ?? '';
  for (const line of lines) {
    if (!line.startsWith('data: ')) continue;
    const {choices} = JSON.parse(line.slice(6)) as Chunk;
    process.stdout.write(choices[0]?.delta.content ?? '');
    finished = choices[0]?.finish_reason ?? finished;
  }
}

// A failure after the start ends the stream without an error.
if (finished === null) throw new Error('the stream ended early');
console.log('\nfinish reason:', finished);
// #endregion streaming

assert.equal(finished, 'stop');
