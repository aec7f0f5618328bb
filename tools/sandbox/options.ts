/** Flags and environment of `npm run sandbox`. */
import {type parseArgs} from 'node:util';
import {NO_LIMITS, type RateLimits} from '../../sandbox/ai/limits';
import {DEFAULT_PORT, type SandboxOptions} from '../../sandbox/options';
import {wholeNumber} from '../lib/command';

export const options = {
  port: {type: 'string'},
  'rate-limits': {type: 'string'},
  'chunk-delay': {type: 'string', default: '20'},
  strict: {type: 'boolean', default: false},
} as const;

type Values = ReturnType<typeof parseArgs<{options: typeof options}>>['values'];

function rateLimits(text: string): RateLimits {
  const [minute, hour, day, ...rest] = text
    .split(',')
    .map((part) => wholeNumber('--rate-limits', part, 1, Number.MAX_SAFE_INTEGER));
  if (minute === undefined || hour === undefined || day === undefined || rest.length > 0)
    throw new Error(
      `--rate-limits takes three numbers (minute, hour, day), found ${JSON.stringify(text)}. Write for example --rate-limits 10,100,1000`,
    );
  return {minute, hour, day};
}

/** What the sandbox is started with. @throws naming a wrong flag or variable, what was found, and what would be right */
export function sandboxOptions(
  {port, strict, 'chunk-delay': delay, 'rate-limits': limits}: Values,
  {SANDBOX_PORT = String(DEFAULT_PORT), SANDBOX_API_KEY}: NodeJS.ProcessEnv,
): SandboxOptions {
  const portName = port === undefined ? 'SANDBOX_PORT' : '--port';
  return {
    strict,
    // The last of four.
    port: wholeNumber(portName, port ?? SANDBOX_PORT, 0, 65_532),
    chunkDelayMs: wholeNumber('--chunk-delay', delay, 0, 60_000),
    apiKeys: SANDBOX_API_KEY === undefined ? [] : [SANDBOX_API_KEY],
    rateLimits: limits === undefined ? NO_LIMITS : rateLimits(limits),
  };
}
