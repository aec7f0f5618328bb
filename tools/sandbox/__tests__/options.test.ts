import {parseArgs} from 'node:util';
import {describe, expect, it} from 'vitest';
import {options, sandboxOptions} from '../options';

const read = (args: string[], env: NodeJS.ProcessEnv) =>
  sandboxOptions(parseArgs({args, options}).values, env);

describe('command line', () => {
  it('reads the port from the option, then the variable, then the default', () => {
    expect(read(['--port', '9281'], {SANDBOX_PORT: '1'}).port).toBe(9281);
    expect(read([], {SANDBOX_PORT: '9381'}).port).toBe(9381);
    expect(read([], {}).port).toBe(9181);
  });

  it.each([
    [['--port', 'x'], '--port must be a whole number from 0 to 65532, found "x"'],
    [['--chunk-delay', '-1'], 'ambiguous'],
    [
      ['--rate-limits', '1,2'],
      '--rate-limits must be three numbers (minute, hour, day), found "1,2". Example: --rate-limits 10,100,1000',
    ],
    [['--network', 'devnet'], '--network must be testnet or mainnet, found "devnet"'],
    [['--nothing'], "Unknown option '--nothing'"],
  ])('refuses %j', (args, message) => {
    expect(() => read(args, {})).toThrow(message);
  });

  it('reports the variable when its value is wrong', () => {
    expect(() => read([], {SANDBOX_PORT: '70000'})).toThrow('SANDBOX_PORT must be a whole number');
    expect(() => read([], {SANDBOX_PORT: '70000'})).toThrow('SANDBOX_PORT must be');
  });

  it('accepts an additional API key from the environment', () => {
    expect(read([], {SANDBOX_API_KEY: 'mine'}).apiKeys).toEqual(['mine']);
  });
});
