import {existsSync, readFileSync} from 'node:fs';
import net from 'node:net';
import {expect, it} from 'vitest';
import {waitForPage} from './waitForPage';
import {freePort, serveHttp} from '../httpServer';
import {alive, start} from './npmStart';

/** Whether a server answers on a port. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });

/** The search answers from the last build, if there is one; nothing else of it is served. */
async function expectSearchOfLastBuild(port: number): Promise<void> {
  const get = (file: string) => fetch(`http://localhost:${port}/${file}`);
  const typeOf = async (file: string) => (await get(file)).headers.get('content-type');
  expect(await typeOf('sitemap.xml')).not.toContain('xml');
  if (!existsSync('build/search-index.json')) {
    expect(await typeOf('search-index.json')).not.toContain('json');
    return;
  }
  const built = readFileSync('build/search-index.json', 'utf8');
  expect(await (await get('search-index.json')).text()).toBe(built);
  const {records} = JSON.parse(built) as {records: string};
  expect(await (await get(records)).text()).toBe(readFileSync(`build/${records}`, 'utf8'));
}

it('a port in use is named, with another to choose', async () => {
  const {port, stop} = await serveHttp(() => undefined, 0, 'localhost');
  const {exited, output} = start(['--port', String(port)]);
  expect(await exited).toBe(2);
  expect(output()).toContain(
    `Port ${port} (dev server) is in use. Stop the process that holds it, or choose another: npm start -- --port ${port + 10}`,
  );
  await stop();
});

it('a wrong DATABASE_URL is refused before anything starts', async () => {
  const {exited, output} = start([], {env: {DATABASE_URL: 'ftp://db.example.org'}});
  expect(await exited).toBe(2);
  expect(output()).toContain('DATABASE_URL must be an http or https address');
});

it('Ctrl-C ends the documentation server and the sandbox', async () => {
  const port = await freePort('localhost');
  const {child, exited, output} = start(['--port', String(port), '--no-open']);
  await waitForPage(`http://localhost:${port}/quickstart`, () => alive(child));
  const sandboxPort = Number(/localhost:(\d+) \(the sandbox/.exec(output())?.[1]);
  expect(await listens(sandboxPort)).toBe(true);
  await expectSearchOfLastBuild(port);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(await listens(port)).toBe(false);
  expect(await listens(sandboxPort)).toBe(false);
});
