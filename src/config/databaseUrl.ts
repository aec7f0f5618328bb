/** The services that the development server leads to. Never part of a build. */
import {environment, readVariable, type Environment} from './env';

export const DATABASE_URL = 'DATABASE_URL';
export const AI_URL = 'AI_URL';

/** Where `npm start` puts its stand-ins: the first database node and the AI node of the sandbox. */
export const STAND_IN_URL = 'http://localhost:9181';
export const STAND_IN_AI_URL = 'http://localhost:9184';

function readAddress(env: Environment, variable: string, fallback: string, example: string) {
  return readVariable(env, variable, {
    fallback,
    pattern: /^https?:\/\/[^\s/?#@]+(?:\/[^\s?#]*)?$/,
    problem: 'must be an http or https address without credentials, query and fragment',
    example,
  }).replace(/\/+$/, '');
}

/**
 * Address of the database service, to which `/api` is forwarded, without a slash at the end.
 *
 * @throws EnvironmentError when it is not a plain http or https address
 */
export function databaseUrl(env: Environment = environment): string {
  return readAddress(env, DATABASE_URL, STAND_IN_URL, 'https://database.example.org');
}

/**
 * Address of the AI node that the console offers first, without a slash at the end. The browser calls it directly.
 *
 * @throws EnvironmentError when it is not a plain http or https address
 */
export function aiUrl(env: Environment = environment): string {
  return readAddress(env, AI_URL, STAND_IN_AI_URL, 'https://ai.example.org');
}
