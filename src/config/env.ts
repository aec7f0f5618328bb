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

/**
 * Reads one variable and checks it; an unset variable gives the default, a set but wrong one throws.
 *
 * @throws EnvironmentError when the value is set and `pattern` does not match it
 */
export function readVariable(
  env: Environment,
  variable: string,
  rule: {fallback: string; pattern: RegExp; problem: string; example: string},
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

/** The value of a variable, with unset and empty the same. */
export const readOptional = (env: Environment, variable: string): string | undefined =>
  env[variable] || undefined;

/** The value of a variable that another one needs: half a configuration is a mistake. */
export function readPartner(
  env: Environment,
  given: string,
  needed: string,
  example: string,
): string {
  const value = readOptional(env, needed);
  if (value === undefined)
    throw new EnvironmentError(needed, '', `is missing although ${given} is set`, example);
  return value;
}

/** The origin of an address that a variable holds. */
export function originOf(variable: string, url: string): string {
  if (!URL.canParse(url))
    throw new EnvironmentError(variable, url, 'must be a URL', 'https://cdn.example.org/script.js');
  return new URL(url).origin;
}
