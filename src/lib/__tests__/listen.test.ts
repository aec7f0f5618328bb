import {networkInterfaces} from 'node:os';
import {Hono} from 'hono';
import {expect, it} from 'vitest';
import {listen} from '../listen';

const app = new Hono().get('/', (c) => c.text('OK'));

/** Containers often have no IPv6. */
const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const hasIpv6 = addresses.some(({address}) => address === '::1');

async function callServer(host: string): Promise<string> {
  const {origin, close} = await listen(app.fetch, {host, role: 'test', command: 'npm test --'});
  const response = await fetch(origin);
  expect(await response.text()).toBe('OK');
  await close();
  return origin;
}

it('returns an origin that a client can call', async () => {
  expect(await callServer('localhost')).toMatch(/^http:\/\/localhost:\d+$/);
  expect(await callServer('127.0.0.1')).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
});

it.skipIf(!hasIpv6)('writes an IPv6 address in brackets', async () => {
  expect(await callServer('::1')).toMatch(/^http:\/\/\[::1\]:\d+$/);
});
