import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {CallError, send} from '../send';

describe('send', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
  });

  const listen = async (listener: RequestListener): Promise<string> => {
    const started = createServer(listener);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
  };
  const call = async (
    url: string,
    signal = new AbortController().signal,
    onText = (_: string) => undefined as void,
  ) => send({url, init: {method: 'GET'}}, signal, onText);

  it('gives status, headers, time and indented JSON', async () => {
    const url = await listen((_, response) => {
      response
        .writeHead(401, {'content-type': 'application/json', 'x-a': 'b'})
        .end('{"detail":"no"}');
    });
    const answer = await call(url);
    expect(answer).toMatchObject({status: 401, body: '{\n  "detail": "no"\n}', streamed: false});
    expect(answer.headers).toContainEqual(['x-a', 'b']);
    expect(answer.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('shows what is called JSON and is not as it came', async () => {
    const url = await listen((_, response) => {
      response.writeHead(500, {'content-type': 'application/json'}).end('oops');
    });
    expect((await call(url)).body).toBe('oops');
  });

  it('tells of a streamed answer as it grows', async () => {
    const url = await listen((_, response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write('data: {"n":1}\n\n');
      setTimeout(() => response.end('data: {"n":2}\n\n'), 60);
    });
    const seen: string[] = [];
    const answer = await call(url, undefined, (text) => seen.push(text));
    expect(seen[0]).toBe('data: {"n":1}\n\n');
    expect(answer).toMatchObject({streamed: true, body: 'data: {"n":1}\n\ndata: {"n":2}\n\n'});
  });

  it('says that it was cancelled', async () => {
    const url = await listen(() => undefined);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 20);
    await expect(call(url, controller.signal)).rejects.toEqual(new CallError('cancelled'));
  });

  it('says that nothing listens there', async () => {
    const url = await listen(() => undefined);
    server?.close();
    server?.closeAllConnections();
    await expect(call(url)).rejects.toMatchObject({failure: 'unreachable'});
  });
});
