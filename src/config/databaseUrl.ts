/** The service to which the development server forwards `/api`. Never part of a build. */
import {environment, readVariable, type Environment} from './env';

export const DATABASE_URL = 'DATABASE_URL';

/** Where `npm start` puts its stand-in: the first database node of the sandbox. */
export const STAND_IN_URL = 'http://localhost:9181';

/**
 * Address of the database service, without a slash at the end.
 *
 * @throws EnvironmentError when it is not a plain http or https address
 */
export function databaseUrl(env: Environment = environment): string {
  return readVariable(env, DATABASE_URL, {
    fallback: STAND_IN_URL,
    pattern: /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/,
    problem: 'must be an http or https address without credentials, query and fragment',
    example: 'https://database.example.org',
  }).replace(/\/+$/, '');
}
