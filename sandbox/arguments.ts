/** Flags and environment of `npm run sandbox`. */
import {parseArgs} from 'node:util';
import {DEFAULT_PORT, type SandboxOptions} from './options';

export const HELP = `npm run sandbox [-- options]

Starts three database nodes and one AI node on 127.0.0.1: a stand-in for learning and testing that keeps
everything in memory. Ctrl-C ends it, and everything in it.

  --port N             first of four ports (default ${DEFAULT_PORT}; or SANDBOX_PORT=N)
  --rate-limits M,H,D  chat requests per API key in a minute, hour and day (default: no limits)
  --concurrency N      chat requests at one time per model (default: the documented numbers)
  --chunk-delay MS     pause before each piece of a streamed answer (default 20)
  --strict             answer 500 when an exchange breaks openapi/*.yaml (default: print it)
  --help               this text

  SANDBOX_API_KEY=KEY  an API key that the AI node accepts besides sandbox-key
`;

const DEFAULT_CHUNK_DELAY_MS = 20;
const LAST_FIRST_PORT = 65_532;

function integer(name: string, text: string, smallest: number, largest: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < smallest || value > largest) {
    throw new Error(
      `${name} must be a whole number from ${smallest} to ${largest}, found ${JSON.stringify(text)}`,
    );
  }
  return value;
}

function rateLimits(text: string): SandboxOptions['rateLimits'] {
  const [minute, hour, day, ...rest] = text
    .split(',')
    .map((part) => integer('--rate-limits', part, 1, Number.MAX_SAFE_INTEGER));
  if (minute === undefined || hour === undefined || day === undefined || rest.length > 0) {
    throw new Error(
      `--rate-limits takes three numbers (minute, hour, day), found ${JSON.stringify(text)}. Write for example --rate-limits 10,100,1000`,
    );
  }
  return {minute, hour, day};
}

/** Reads the command line. @throws naming a wrong flag or variable, what was found, and what would be right */
export function readArguments(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SandboxOptions & {readonly help: boolean} {
  const {values} = parseArgs({
    args: [...args],
    options: {
      port: {type: 'string'},
      'rate-limits': {type: 'string'},
      concurrency: {type: 'string'},
      'chunk-delay': {type: 'string'},
      strict: {type: 'boolean', default: false},
      help: {type: 'boolean', default: false},
    },
  });
  const port = values.port ?? env.SANDBOX_PORT ?? String(DEFAULT_PORT);
  const portName = values.port === undefined ? 'SANDBOX_PORT' : '--port';
  const delay = values['chunk-delay'] ?? String(DEFAULT_CHUNK_DELAY_MS);
  return {
    help: values.help,
    port: integer(portName, port, 0, LAST_FIRST_PORT),
    strict: values.strict,
    chunkDelayMs: integer('--chunk-delay', delay, 0, 60_000),
    apiKeys: env.SANDBOX_API_KEY === undefined ? [] : [env.SANDBOX_API_KEY],
    rateLimits: values['rate-limits'] === undefined ? undefined : rateLimits(values['rate-limits']),
    concurrency:
      values.concurrency === undefined
        ? undefined
        : integer('--concurrency', values.concurrency, 1, 10_000),
  };
}
