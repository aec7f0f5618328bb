import {existsSync, readFileSync, symlinkSync} from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {expect, it} from 'vitest';
import {freePort, serveHttp} from '../httpServer';
import {copySite} from '../variants/siteCopy';
import {alive, start, until} from './npmStart';

/** Returns whether a server listens on a port. */
const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });

/** Checks that the dev server serves the search index of the last build, if there is one, and no other file of it. */
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

it('Ctrl-C stops the dev server and the sandbox', async () => {
  const port = await freePort('localhost');
  // A copy, because the dev server changes files that tests of the build read.
  const site = copySite('start');
  symlinkSync(path.resolve('build'), path.join(site, 'build'));
  const {child, exited, output} = start(['--port', String(port), '--no-open'], {cwd: site});
  // The server responds before the pages are bundled, which takes much longer.
  const responds = () =>
    fetch(`http://localhost:${port}/sitemap.xml`).then(
      () => true,
      () => false,
    );
  await until(async () => !alive(child) || (await responds()));
  const sandboxPort = Number(/localhost:(\d+) \(the sandbox/.exec(output())?.[1]);
  expect(await isListening(sandboxPort)).toBe(true);
  await expectSearchOfLastBuild(port);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(await isListening(port)).toBe(false);
  expect(await isListening(sandboxPort)).toBe(false);
});
