import {createServer, type RequestListener, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {BODY_LIMIT_BYTES, CallError, send, SHOWN_CHARACTERS, type ReceivedBody} from '../send';

describe('send', () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.closeAllConnections();
    server?.close();
    vi.unstubAllGlobals();
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
    onBody: (received: ReceivedBody) => void = () => undefined,
  ) => send({url, init: {method: 'GET'}}, signal, onBody);

  it('returns status, headers, time, and indented JSON', async () => {
    const url = await listen((_, response) => {
      response
        .writeHead(401, {'content-type': 'application/json', 'x-a': 'b'})
        .end('{"detail":"no"}');
    });
    const result = await call(url);
    expect(result).toMatchObject({status: 401, body: {text: '{\n  "detail": "no"\n}', cut: false}});
    expect(result.headers).toContainEqual(['x-a', 'b']);
    expect(result.milliseconds).toBeGreaterThanOrEqual(0);
  });

  it('returns a body as it arrived if it is not the JSON that the server calls it', async () => {
    const url = await listen((_, response) => {
      response.writeHead(500, {'content-type': 'application/json'}).end('oops');
    });
    expect((await call(url)).body.text).toBe('oops');
  });

  it('reports each part of an event stream', async () => {
    let end: () => unknown = () => undefined;
    const url = await listen((_, response) => {
      response.writeHead(200, {'content-type': 'text/event-stream'});
      response.write('data: {"n":1}\n\n');
      end = () => response.end('data: {"n":2}\n\n');
    });
    const seen: string[] = [];
    const result = await call(url, undefined, ({text}) => {
      seen.push(text);
      end();
    });
    expect(seen[0]).toBe('data: {"n":1}\n\n');
    expect(result.body.text).toBe('data: {"n":1}\n\ndata: {"n":2}\n\n');
    expect(result.whole).toBeUndefined();
  });

  it('reports a cancelled call', async () => {
    const controller = new AbortController();
    const url = await listen(() => controller.abort());
    await expect(call(url, controller.signal)).rejects.toEqual(new CallError('cancelled'));
  });

  it('reports a server that cannot be reached', async () => {
    const url = await listen(() => undefined);
    server?.close();
    server?.closeAllConnections();
    await expect(call(url)).rejects.toMatchObject({failure: 'unreachable'});
  });

  /** Mocks a response of `count` chunks of a megabyte each. */
  const megabytes = (count: number) => {
    const part = new TextEncoder().encode('é'.repeat(500_000));
    let left = count;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(part) : controller.close()),
    });
    vi.stubGlobal('fetch', async () => new Response(body));
  };

  it('returns the start of a long response, and all of it as a file', async () => {
    megabytes(5);
    const {body, whole, stopped} = await call('/');
    expect(body).toEqual({text: 'é'.repeat(SHOWN_CHARACTERS), bytes: 5_000_000, cut: true});
    expect(whole?.size).toBe(5_000_000);
    expect(stopped).toBe(false);
  });

  it('stops reading an endless response', async () => {
    megabytes(Infinity);
    const {body, whole, stopped} = await call('/');
    expect([body.bytes, whole?.size, stopped]).toEqual([BODY_LIMIT_BYTES, BODY_LIMIT_BYTES, true]);
  });

  it('reports a redirect, which browsers hide behind the status 0', async () => {
    vi.stubGlobal('fetch', async () => ({type: 'opaqueredirect', status: 0}));
    await expect(call('/')).rejects.toEqual(new CallError('redirected'));
  });
});
