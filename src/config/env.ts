/**
 * The only reader of `process.env`. Every variable the site understands is named here once;
 * values that the browser needs are handed over through `customFields` in docusaurus.config.ts.
 */

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment of this process, read once. Tests pass an object of their own instead. */
export const environment: Environment = process.env;

/** A wrong environment variable. The message names the variable, what was found and a right example. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(variable: string, found: string, problem: string, example: string) {
    super(
      `${variable} ${problem}: found ${JSON.stringify(found)}. Write for example ${variable}=${example}`,
    );
  }
}

/** What a value must look like, and how that is said. */
export interface Format {
  readonly pattern: RegExp;
  readonly problem: string;
  readonly example: string;
}

/** A key, an id or a name without spaces. */
export const word = (example: string): Format => ({
  pattern: /^\S+$/,
  problem: 'must not have spaces',
  example,
});

/**
 * Reads one variable and checks it; an unset variable gives the default, a set but wrong one throws.
 *
 * @throws EnvironmentError when the value is set and `pattern` does not match it
 */
export function readVariable(
  env: Environment,
  variable: string,
  rule: Format & {readonly fallback: string},
): string {
  const value = env[variable];
  if (value === undefined) return rule.fallback;
  if (!rule.pattern.test(value)) {
    throw new EnvironmentError(variable, value, rule.problem, rule.example);
  }
  return value;
}

/** Reads an on/off switch; only `on` and `off` (and unset, which is off) are understood. */
export function readSwitch(env: Environment, variable: string): boolean {
  const value = readVariable(env, variable, {
    fallback: 'off',
    pattern: /^(?:on|off)$/,
    problem: 'must be on or off',
    example: 'on',
  });
  return value === 'on';
}

/** The value of a variable, with unset and empty the same. @throws EnvironmentError when it is not as the format says */
export const readOptional = (
  env: Environment,
  variable: string,
  format?: Format,
): string | undefined =>
  env[variable] && format
    ? readVariable(env, variable, {fallback: '', ...format})
    : env[variable] || undefined;

/** The value of a variable that another one needs: half a configuration is a mistake. */
export function readPartner(
  env: Environment,
  given: string,
  needed: string,
  format: Format,
): string {
  const value = readOptional(env, needed, format);
  if (value === undefined)
    throw new EnvironmentError(needed, '', `is missing although ${given} is set`, format.example);
  return value;
}

/** Two variables that need each other; undefined when neither is set. */
export function readPair(
  env: Environment,
  [first, firstFormat]: readonly [string, Format],
  [second, secondFormat]: readonly [string, Format],
): readonly [string, string] | undefined {
  if (!env[first] && !env[second]) return undefined;
  return [
    readPartner(env, second, first, firstFormat),
    readPartner(env, first, second, secondFormat),
  ];
}
