/**
 * The only reader of `process.env`. settings.yaml beside this file says what each variable must look like; values
 * that the browser needs are handed over through `customFields` in docusaurus.config.ts.
 */
import {readYaml} from '../lib/readYaml';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process, read once. Tests pass an object of their own instead. */
export const environment: Environment = process.env;

/** An entry of settings.yaml, which says what its keys mean. */
interface Setting {
  readonly pattern?: string;
  readonly problem?: string;
  readonly example: string;
}

const settings = readYaml<Readonly<Record<string, Setting>>>(__dirname, 'settings.yaml');

function settingOf(variable: string): Setting {
  const setting = settings[variable];
  if (setting === undefined) throw new Error(`src/config/settings.yaml has no ${variable}.`);
  return setting;
}

/** A wrong environment variable. The message names the variable, what was found and a right example. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(variable: string, found: string, problem = settingOf(variable).problem) {
    const {example} = settingOf(variable);
    super(
      `${variable} ${problem}: found ${JSON.stringify(found)}. Write for example ${variable}=${example}`,
    );
  }
}

/**
 * The value of a variable, and `fallback` when it is not set. Without a fallback an empty value is none.
 *
 * @throws EnvironmentError when the value is not as settings.yaml says
 */
export function read(env: Environment, variable: string, fallback: string): string;
export function read(env: Environment, variable: string): string | undefined;
export function read(env: Environment, variable: string, fallback?: string): string | undefined {
  const {pattern = ''} = settingOf(variable);
  const value = env[variable];
  if (value === undefined || (value === '' && fallback === undefined)) return fallback;
  if (!new RegExp(pattern, 'u').test(value)) throw new EnvironmentError(variable, value);
  return value;
}

/** Reads an on/off switch; only `on` and `off` (and unset, which is off) are understood. */
export const readSwitch = (env: Environment, variable: string): boolean =>
  read(env, variable, 'off') === 'on';

/** The value of a variable that another one needs: half a configuration is a mistake. */
export function readPartner(env: Environment, given: string, needed: string): string {
  const value = read(env, needed);
  if (value === undefined)
    throw new EnvironmentError(needed, '', `is missing although ${given} is set`);
  return value;
}

/** Two variables that need each other; undefined when neither is set. */
export function readPair(
  env: Environment,
  first: string,
  second: string,
): readonly [string, string] | undefined {
  if (!env[first] && !env[second]) return undefined;
  return [readPartner(env, second, first), readPartner(env, first, second)];
}
