/** The streaming samples print each piece when it arrives, and accept a chunk without choices. */
import {spawn} from 'node:child_process';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';

const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.removeAllListeners('request').close();
});

const folder = path.resolve(__dirname, '..');
const commands = {
  TypeScript: [
    process.execPath,
    '--import',
    'tsx',
    path.join(folder, 'streaming.ts'),
  ],
  Python: ['python3', path.join(folder, 'streaming.py')],
} as const;

const send = (response: ServerResponse, choices: readonly object[]) =>
  response.write(`data: ${JSON.stringify({choices, usage: null})}\n\n`);
const piece = (content: string, reason: string | null = null) => [
  {index: 0, delta: {content}, finish_reason: reason},
];

describe.each(Object.entries(commands))(
  'the sample in %s',
  (_, [program, ...args]) => {
    it(
      'prints a piece before the next one is sent',
      {timeout: 120_000},
      async () => {
        const requested = new Promise<ServerResponse>((resolve) => {
          server.on('request', (_request, response) => {
            response.writeHead(200, {
              'content-type': 'text/event-stream',
            });
            send(response, piece('one '));
            resolve(response);
          });
        });
        await new Promise<void>((resolve) =>
          server.listen(0, '127.0.0.1', resolve),
        );
        const {port} = server.address() as AddressInfo;
        const child = spawn(program, args, {
          env: {...process.env, AI_URL: `http://127.0.0.1:${port}`},
          stdio: ['ignore', 'pipe', 'inherit'],
        });
        let printed = '';
        child.stdout
          .setEncoding('utf8')
          .on('data', (text: string) => (printed += text));
        const exit = new Promise((resolve) =>
          child.on('close', resolve),
        );

        const response = await requested;
        await expect
          .poll(() => printed, {timeout: 100_000})
          .toBe('one ');
        send(response, []);
        send(response, piece('two', 'stop'));
        response.end();
        expect(await exit).toBe(0);
        expect(printed).toBe('one two\nfinish reason: stop\n');
      },
    );
  },
);
