/** The addresses and credentials of the sandbox, which samples and `npm start` use. */

/** Port of the first database node. The other two and the AI node have the next three. */
export const SANDBOX_DEFAULT_PORT = 9181;
export const SANDBOX_DATABASE_URL = `http://localhost:${SANDBOX_DEFAULT_PORT}`;
export const SANDBOX_AI_URL = `http://localhost:${SANDBOX_DEFAULT_PORT + 3}`;

/** A token that each database node accepts at any time, in addition to signed ones. */
export const SANDBOX_TOKEN = 'sandbox-token';
/** A key that the AI node accepts at any time. */
export const SANDBOX_DEFAULT_KEY = 'sandbox-key';
