/** The addresses and credentials of the sandbox, which samples and `npm start` use. */

/** Port of the first database node. The other two and the AI node have the next three. */
export const SANDBOX_DEFAULT_PORT = 9181;
export const SANDBOX_DATABASE_URL = `http://localhost:${SANDBOX_DEFAULT_PORT}`;
export const SANDBOX_AI_URL = `http://localhost:${SANDBOX_DEFAULT_PORT + 3}`;

/** A token that each database node accepts at any time, in addition to signed ones. */
export const SANDBOX_TOKEN = 'sandbox-token';
/** A key that the AI node accepts at any time. */
export const SANDBOX_DEFAULT_KEY = 'sandbox-key';

/**
 * The secret numbers in the examples of the database: for each one, the shares of nodes 1 to 3. Modulo 2 ** 32 + 15, they add
 * up to the number. The examples in openapi/database.yaml have the share of node 1. The last number is that of an update; the
 * sandbox stores the others.
 */
export const SANDBOX_SHARES = [
  [1930227614, 3306814972, 3352892040],
  [403115920, 1187450263, 2704401135],
  [2850913377, 716204889, 727849050],
] as const;
