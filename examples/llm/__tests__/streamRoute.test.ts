/** The streaming route breaks the stream if the answer ends early, and hides errors of the node. */
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, expect, it, vi} from 'vitest';

let respond: (response: ServerResponse) => void = () => undefined;
const server = createServer((_request, response) => respond(response));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  server.closeAllConnections();
  server.close();
});

/** Starts the node, and sends a question to the route. */
async function ask(): Promise<Response> {
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', resolve),
  );
  const {port} = server.address() as AddressInfo;
  vi.stubEnv('AI_URL', `http://127.0.0.1:${port}`);
  const {POST} = await import('../stream-route');
  const body = JSON.stringify({question: 'Hello'});
  return POST(
    new Request('http://localhost/api/chat', {method: 'POST', body}),
  );
}

/** Responds with one piece of an answer, and ends the stream. */
function stream(finishReason: string | null) {
  return (response: ServerResponse): void => {
    const choice = {
      index: 0,
      delta: {content: 'one'},
      finish_reason: finishReason,
    };
    response.writeHead(200, {'content-type': 'text/event-stream'});
    response.end(`data: ${JSON.stringify({choices: [choice]})}\n\n`);
  };
}

it('returns the text of a complete answer', async () => {
  respond = stream('stop');
  expect(await (await ask()).text()).toBe('one');
});

it('breaks the stream if the answer ends early', async () => {
  respond = stream(null);
  const response = await ask();
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow('ended early');
});

it('returns 502 for an error of the node, and logs it', async () => {
  const log = vi
    .spyOn(console, 'error')
    .mockImplementation(() => undefined);
  respond = (response) =>
    response.writeHead(400).end('{"detail": "secret"}');
  const response = await ask();
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain('secret');
  expect(String(log.mock.calls[0])).toContain('400');
});
