/** A server that records what it receives, and runners that execute many samples in one process for each language. */
import {execFile, spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** A request as the server received it. */
export interface Received {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  /** Names and values in the order in which they arrived. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

/** A server on loopback. The first segment of a path is the number of a sample. */
export class EchoServer {
  private readonly server: Server;
  readonly received = new Map<string, Received>();

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const [, sample = '', ...rest] = (request.url ?? '').split('/');
        const {method = '', headers, rawHeaders} = request;
        const url = `/${rest.join('/')}`;
        this.received.set(sample, {method, url, headers, rawHeaders, body: Buffer.concat(chunks)});
        response.end();
      });
    });
  }

  /** @returns the address of the server */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** The content of `path/to/file`. */
export const FILE_CONTENT = Buffer.from([0, 1, 2, 255, 10, 65]);

function workFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  mkdirSync(path.join(folder, 'path/to'), {recursive: true});
  writeFileSync(path.join(folder, 'path/to/file'), FILE_CONTENT);
  return folder;
}

function writeAll(folder: string, samples: readonly string[], name: (index: number) => string) {
  samples.forEach((sample, index) => writeFileSync(path.join(folder, name(index)), sample));
}

/** Runs samples in one process. Rejects with the output of the first sample that fails. */
type Runner = (samples: readonly string[]) => Promise<unknown>;

/** Whether a command exists and works, such as a module of Python. */
export function isAvailable(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args).status === 0;
}

export const runners: Readonly<Record<string, Runner>> = {
  curl: async (samples) => {
    // A server closes the connection of a HEAD or TRACE request as usual; curl must not wait for more.
    const commands = samples.map((sample) => `${sample} --silent --max-time 20`);
    return run('bash', ['-ec', commands.join('\n')], {cwd: workFolder()});
  },
  ts: async (samples) => {
    const folder = workFolder();
    writeAll(folder, samples, (index) => `sample${index}.mjs`);
    const imports = samples.map((_, index) => `await import('./sample${index}.mjs');`);
    writeFileSync(path.join(folder, 'main.mjs'), imports.join('\n'));
    return run(process.execPath, ['main.mjs'], {cwd: folder});
  },
  python: async (samples) => {
    const folder = workFolder();
    writeAll(folder, samples, (index) => `sample${index}.py`);
    const main = `for index in range(${samples.length}):
    exec(compile(open(f"sample{index}.py").read(), f"sample{index}.py", "exec"), {})`;
    return run('python3', ['-c', main], {cwd: folder});
  },
  go: async (samples) => {
    const folder = workFolder();
    // One program for all, because each start of the compiler takes a second.
    const renamed = samples.map((sample, index) =>
      sample.replace('func main()', `func sample${index}()`),
    );
    writeAll(folder, renamed, (index) => `sample${index}.go`);
    const calls = samples.map((_, index) => `\tsample${index}()`).join('\n');
    writeFileSync(path.join(folder, 'main.go'), `package main\n\nfunc main() {\n${calls}\n}\n`);
    writeFileSync(path.join(folder, 'go.mod'), 'module samples\n');
    return run('go', ['run', '.'], {cwd: folder});
  },
};
