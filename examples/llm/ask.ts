/** Calls the route of `route.ts` as a page in a browser does. */
import assert from 'node:assert/strict';
import {POST} from './route';

// Instead of a server: sends the browser's relative address to the route.
globalThis.fetch = new Proxy(fetch, {
  apply: (send, _self, [url, init]: [string, RequestInit]) =>
    url === '/api/chat'
      ? POST(new Request('http://localhost/api/chat', init))
      : send(url, init),
});

// #region ask
/** Asks the route. Throws the error that it returns. */
export async function ask(question: string): Promise<string> {
  const response = await fetch('/api/chat', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({question}),
  });
  const {answer, error} = (await response.json()) as {
    answer?: string;
    error?: string;
  };
  if (answer === undefined) throw new Error(error);
  return answer;
}
// #endregion ask

console.log(await ask('What is a trusted execution environment?'));
await assert.rejects(ask(''), /question must be text/);
