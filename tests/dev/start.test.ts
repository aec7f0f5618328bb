import {spawn, type ChildProcess} from 'node:child_process';
import net, {type AddressInfo} from 'node:net';
import {expect, it} from 'vitest';

/** `npm start` without npm between, so that signals arrive. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    env: {...process.env, ...env},
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number>((resolve) =>
    child.once('exit', (code) => resolve(code ?? -1)),
  );
  return {child, exited, output: () => output};
}

async function occupyPort(): Promise<net.Server> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

const portOf = (server: net.Server) => (server.address() as AddressInfo).port;

/** Whether a server answers on a port. */
const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, 'localhost');
    socket.once('connect', () => resolve(socket.destroy() !== null));
    socket.once('error', () => resolve(false));
  });

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 200));
}

const alive = ({exitCode, signalCode}: ChildProcess) => exitCode === null && signalCode === null;

it('a port in use is named, with another to choose', async () => {
  const server = await occupyPort();
  const port = portOf(server);
  const {exited, output} = start(['--port', String(port)]);
  expect(await exited).toBe(1);
  expect(output()).toContain(
    `Port ${port} is in use. Stop the process that holds it, or choose another: npm start -- --port ${port + 1}`,
  );
  server.close();
});

it('a wrong DATABASE_URL is refused before anything starts', async () => {
  const {exited, output} = start([], {DATABASE_URL: 'ftp://db.example.org'});
  expect(await exited).toBe(1);
  expect(output()).toContain('DATABASE_URL must be an http or https address');
});

it('Ctrl-C ends the documentation server and the sandbox', async () => {
  const server = await occupyPort();
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  const {child, exited, output} = start(['--port', String(port), '--no-open']);
  await until(() => !alive(child) || listens(port));
  const sandboxPort = Number(/localhost:(\d+) \(the sandbox/.exec(output())?.[1]);
  expect(await listens(sandboxPort)).toBe(true);
  child.kill('SIGINT');
  expect(await exited).toBe(0);
  expect(await listens(port)).toBe(false);
  expect(await listens(sandboxPort)).toBe(false);
});
