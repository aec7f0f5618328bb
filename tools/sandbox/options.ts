/** The options and the environment variables of `npm run sandbox`. */
import {type parseArgs} from 'node:util';
import {NO_LIMITS, type RateLimits} from '../../sandbox/ai/rateLimits';
import type {Network} from '../../sandbox/identity';
import type {SandboxOptions} from '../../sandbox/options';
import {SANDBOX_DEFAULT_PORT} from '../../src/config/sandbox';
import {wholeNumber} from '../lib/command';

export const options = {
  port: {type: 'string'},
  network: {type: 'string', default: 'testnet'},
  'rate-limits': {type: 'string'},
  'chunk-delay': {type: 'string', default: '20'},
  strict: {type: 'boolean', default: false},
} as const;

type Values = ReturnType<typeof parseArgs<{options: typeof options}>>['values'];

function readRateLimits(text: string): RateLimits {
  const [minute, hour, day, ...rest] = text
    .split(',')
    .map((part) => wholeNumber('--rate-limits', part, 1, Number.MAX_SAFE_INTEGER));
  if (minute === undefined || hour === undefined || day === undefined || rest.length > 0)
    throw new Error(
      `--rate-limits must be three numbers (minute, hour, day), found ${JSON.stringify(text)}. Example: --rate-limits 10,100,1000`,
    );
  return {minute, hour, day};
}

function readNetwork(text: string): Network {
  if (text === 'testnet' || text === 'mainnet') return text;
  throw new Error(`--network must be testnet or mainnet, found ${JSON.stringify(text)}`);
}

/**
 * Returns the options of the sandbox from the command line and the environment. A port on the command line
 * has priority.
 *
 * @throws Error that names a wrong option or variable, what was found, and what would be right
 */
export function sandboxOptions(
  {port, network, strict, 'chunk-delay': delay, 'rate-limits': limits}: Values,
  {SANDBOX_PORT = String(SANDBOX_DEFAULT_PORT), SANDBOX_API_KEY}: NodeJS.ProcessEnv,
): SandboxOptions {
  const portName = port === undefined ? 'SANDBOX_PORT' : '--port';
  return {
    strict,
    network: readNetwork(network),
    // The sandbox uses four ports.
    port: wholeNumber(portName, port ?? SANDBOX_PORT, 0, 65_532),
    chunkDelayMs: wholeNumber('--chunk-delay', delay, 0, 60_000),
    apiKeys: SANDBOX_API_KEY === undefined ? [] : [SANDBOX_API_KEY],
    rateLimits: limits === undefined ? NO_LIMITS : readRateLimits(limits),
  };
}
