/** The calls that OpenAI's client packages make, in TypeScript and Python alike. */

/** Base path when the source does not give the base URL. */
export const DEFAULT_BASE = '/v1';

/** Method of the client, after the client's own name, and the call behind it. */
const resources: Readonly<Record<string, {method: string; path: string}>> = {
  'chat.completions.create': {method: 'POST', path: '/chat/completions'},
  'chat.completions.parse': {method: 'POST', path: '/chat/completions'},
  'chat.completions.stream': {method: 'POST', path: '/chat/completions'},
  'completions.create': {method: 'POST', path: '/completions'},
  'embeddings.create': {method: 'POST', path: '/embeddings'},
  'responses.create': {method: 'POST', path: '/responses'},
  'models.list': {method: 'GET', path: '/models'},
  'models.retrieve': {method: 'GET', path: '/models/{model}'},
};

/** The call behind `client.chat.completions.create`; undefined for other functions. */
export function resourceOf(callee: string): {method: string; path: string} | undefined {
  const name = Object.keys(resources).find((each) => callee.endsWith(`.${each}`));
  // `chat.completions.create` also ends with `completions.create`: the table's order decides.
  return name === undefined ? undefined : resources[name];
}

export const httpMethods: readonly string[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD'];
