import net from 'node:net';
import {expect, it} from 'vitest';
import {freePort, serveHttp} from '../httpServer';
import {copySite} from '../variants/siteCopy';
import {start, until} from './npmStart';

/** Returns whether a server listens on a port. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });

it('a port in use is reported with another one to choose', async () => {
  const {port, stop} = await serveHttp(() => undefined, 0, 'localhost');
  const {exited, output} = start(['--port', String(port)]);
  expect(await exited).toBe(2);
  expect(output()).toContain(
    `Port ${port} (dev server) is in use. Stop the process that uses it, or choose another port: npm start -- --port ${port + 10}`,
  );
  await stop();
});

it('an invalid DATABASE_URL is reported before anything starts', async () => {
  const {exited, output} = start([], {env: {DATABASE_URL: 'ftp://db.example.org'}});
  expect(await exited).toBe(2);
  expect(output()).toContain('DATABASE_URL must be an http or https address');
});

// tests/dev/stop.spec.ts stops a dev server that has shown pages.
it('Ctrl-C stops the sandbox, also while the dev server starts', async () => {
  const port = await freePort('localhost');
  // A copy, because the dev server changes files that tests of the build read.
  const {child, exited, output} = start(['--port', String(port), '--no-open'], {
    cwd: copySite('start'),
  });
  await until(() => output().includes('Starting the development server'));
  const sandboxPort = Number(/localhost:(\d+) \(the sandbox/.exec(output())?.[1]);
  expect(await isListening(sandboxPort)).toBe(true);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(await isListening(sandboxPort)).toBe(false);
});
