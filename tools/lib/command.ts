/** What commands share: `--help`, options as `node:util` reads them, and errors as a message without a stack. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, type ParseArgsConfig} from 'node:util';

/** What `--help` prints: the README beside a command. */
export const readme = (folder: string): string =>
  readFileSync(path.join(folder, 'README.md'), 'utf8');

/** Runs a command. What it throws, a wrong option among it, is printed, and the process ends with 2: 1 says that it found something. */
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
    process.exitCode = 2;
  }
}

/** The number of an option or a variable. @throws naming it, what was found and what would be right */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(
    `${name} must be a whole number from ${least} to ${most}, found ${JSON.stringify(text)}`,
  );
}
