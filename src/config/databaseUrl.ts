/** The services that the development server leads to. Never part of a build. */
import {environment, read, type Environment} from './env';

export const DATABASE_URL = 'DATABASE_URL';
export const AI_URL = 'AI_URL';

/** Where `npm start` puts its stand-ins: the first database node and the AI node of the sandbox. */
export const STAND_IN_URL = 'http://localhost:9181';
export const STAND_IN_AI_URL = 'http://localhost:9184';

/**
 * Address of the database service, to which `/api` is forwarded, without a slash at the end.
 *
 * @throws EnvironmentError when it is not a plain http or https address
 */
export function databaseUrl(env: Environment = environment): string {
  return read(env, DATABASE_URL, STAND_IN_URL).replace(/\/+$/, '');
}

/**
 * Address of the AI node that the console offers first, without a slash at the end. The browser calls it directly.
 *
 * @throws EnvironmentError when it is not a plain http or https address
 */
export function aiUrl(env: Environment = environment): string {
  return read(env, AI_URL, STAND_IN_AI_URL).replace(/\/+$/, '');
}
