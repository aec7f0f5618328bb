/** The services that the dev server and its API console call. Builds don't read these settings. */
import {readDevServerEnvironment, type RawEnvironment} from './env';
import {SANDBOX_AI_URL, SANDBOX_DATABASE_URL} from './sandbox';

/**
 * Returns the URL of the database service to which the dev server forwards `/api`, without a trailing slash: DATABASE_URL,
 * or the sandbox.
 *
 * @param variables  for tests; by default those of this process
 * @throws Error if DATABASE_URL or AI_URL is not an http or https address
 */
export function databaseUrl(variables?: RawEnvironment): string {
  return readDevServerEnvironment(variables).DATABASE_URL ?? SANDBOX_DATABASE_URL;
}

/**
 * Returns the URL of the AI node that the API console calls from the browser, without a trailing slash: AI_URL, or the
 * sandbox. The generator of the API reference writes it into pages for the dev server, and `npm start` prints it.
 *
 * @param variables  for tests; by default those of this process
 * @throws Error if AI_URL or DATABASE_URL is not an http or https address
 */
export function aiUrl(variables?: RawEnvironment): string {
  return readDevServerEnvironment(variables).AI_URL ?? SANDBOX_AI_URL;
}
