/** Shared code of the commands: `--help`, options, and errors without a stack. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs, type ParseArgsConfig} from 'node:util';

/**
 * Runs a command. Errors, such as an unknown option, are printed without a stack and set the exit code 2. (Exit code 1
 * means that a check found something.)
 *
 * @param folder  of the command; `--help` prints its README.md
 * @param config  the options, in the format of `parseArgs` of node:util
 * @param main  receives the parsed options; isn't called for `--help`
 */
export async function runCommand<Config extends ParseArgsConfig>(
  folder: string,
  config: Config,
  main: (parsed: ReturnType<typeof parseArgs<Config>>) => Promise<void> | void,
): Promise<void> {
  try {
    if (process.argv.slice(2).some((argument) => ['--help', '-h'].includes(argument)))
      console.log(readFileSync(path.join(folder, 'README.md'), 'utf8'));
    else await main(parseArgs(config));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

/**
 * Reads a whole number from an option or a variable. Commands read ports, counts, and limits with it.
 *
 * @param name  of the option or variable, for the error
 * @throws Error if the text is not a whole number from `least` to `most`
 */
export function wholeNumber(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  throw new Error(
    `${name} must be a whole number from ${least} to ${most}, found ${JSON.stringify(text)}`,
  );
}
