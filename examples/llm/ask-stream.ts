/** Calls the route of `stream-route.ts` as a page in a browser does. */
import assert from 'node:assert/strict';
import {POST} from './stream-route';

// Instead of a server: sends the browser's relative address to the route.
globalThis.fetch = new Proxy(fetch, {
  apply: (send, _self, [url, init]: [string, RequestInit]) =>
    url === '/api/chat'
      ? POST(new Request('http://localhost/api/chat', init))
      : send(url, init),
});

// #region ask
/** Asks the route, and passes on each piece of the answer as it arrives. */
export async function ask(
  question: string,
  show: (text: string) => void,
): Promise<void> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({question}),
  });
  if (!response.ok || response.body === null) {
    const {error} = (await response.json()) as {error?: string};
    throw new Error(error);
  }
  const reader = response.body
    .pipeThrough(new TextDecoderStream())
    .getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return;
    show(value);
  }
}
// #endregion ask

let pieces = 0;
await ask('What is a trusted execution environment?', (text) => {
  pieces += 1;
  process.stdout.write(text);
});
assert.ok(pieces > 1, 'the answer must arrive in pieces');
await assert.rejects(
  ask('', () => undefined),
  /question must be text/,
);
