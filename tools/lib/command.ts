/** What commands share: `--help`, options as `node:util` reads them, and errors as a message without a stack. */
import net from 'node:net';
import {parseArgs, type ParseArgsConfig} from 'node:util';

/** Runs a command. What it throws, a wrong option among it, is printed, and the process ends with 1. */
export async function command<Config extends ParseArgsConfig>(
  help: string,
  config: Config,
  main: (parsed: ReturnType<typeof parseArgs<Config>>) => Promise<void> | void,
): Promise<void> {
  try {
    if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument)))
      console.log(help);
    else await main(parseArgs(config));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

/** The number of an option. @throws naming the option, what was found and what would be right */
export function wholeNumber(option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(`--${option} must be a number from ${least} to ${most}: found ${text}.`);
}

/**
 * Fails early when a port is taken; Docusaurus would ask for another one in a prompt, or take it silently.
 *
 * @throws Error naming the port and another one to choose
 */
export function assertPortFree(port: number, host: string, script: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(
              `Port ${port} is in use. Stop the process that holds it, or choose another: ${script} -- --port ${port + 1}`,
            )
          : error,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
