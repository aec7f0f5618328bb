/** The MCP server explains the errors that the sandbox can produce. */
import {afterAll, beforeAll, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {DOCS_FILE} from '../../src/plugins/downloads/shared';
import {explainError, listErrors} from '../../tools/mcp/errors';
import {Library} from '../../tools/mcp/library';
import {readDocs} from '../../tools/mcp/source';

const errors = listErrors(new Library(readDocs(`build/${DOCS_FILE}`)));
const ID = '5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11';
const CHAT = {model: 'meta-llama/Llama-3.2-3B-Instruct', messages: [{role: 'user', content: 'x'}]};
const pipeline = [{$match: {team: '##team'}}];
const schema = {type: 'array', items: {type: 'object', required: ['_id', 'pay']}};

let sandbox: Sandbox;
let mainnet: Sandbox;
beforeAll(async () => {
  const perMinute = {minute: 1, hour: 100, day: 1000};
  sandbox = await startSandbox({port: 0, rateLimits: perMinute, onViolation: () => undefined});
  mainnet = await startSandbox({port: 0, network: 'mainnet', onViolation: () => undefined});
  await database('/api/v1/schemas', {_id: ID, name: 'Pay', schema});
  await database('/api/v1/queries', {_id: ID, name: 'Q', schema: ID, variables: {}, pipeline});
});
afterAll(async () => {
  await sandbox.stop();
  await mainnet.stop();
});

interface Sent {
  readonly authorization?: string;
  readonly method?: string;
}

async function call(url: string, body: unknown, {authorization = '', method = 'POST'}: Sent) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const headers = {'content-type': 'application/json', ...(authorization && {authorization})};
  const response = await fetch(url, {method, headers, body: method === 'GET' ? undefined : text});
  return {status: response.status, body: await response.text()};
}

const database = async (path: string, body: unknown, sent: Sent = {}) =>
  call(sandbox.databaseUrls[0] + path, body, {authorization: `Bearer ${sandbox.token}`, ...sent});
const ai = async (body: unknown, authorization = 'Bearer sandbox-key') =>
  call(`${sandbox.aiUrl}/v1/chat/completions`, body, {authorization});
const upload = async (data: unknown) => database('/api/v1/data/create', {schema: ID, data});
const execute = async (variables: object) =>
  database('/api/v1/queries/execute', {id: ID, variables});

it.each([
  ['a missing field', async () => database('/api/v1/data/read', {}), 400, 'key=<field>'],
  ['malformed JSON', async () => database('/api/v1/data/read', '{'), 400, 'Malformed JSON'],
  ['a document against the schema', async () => upload([{_id: ID}]), 400, 'DataValidationError'],
  ['a variable too many', async () => execute({team: 'a'}), 400, 'variables count mismatch'],
  ['an undeclared variable', async () => execute({}), 400, 'VariableInjectionError'],
  [
    'no token',
    async () => database('/api/v1/accounts', '', {authorization: 'x', method: 'GET'}),
    401,
    'Unauthorized',
  ],
  [
    'no subscription',
    async () =>
      call(`${mainnet.databaseUrls[0]}/api/v1/schemas`, '', {
        method: 'GET',
        authorization: `Bearer ${mainnet.token}`,
      }),
    402,
    'Subscription inactive',
  ],
  [
    'an unknown schema',
    async () => database('/api/v1/data/read', {schema: ID.replace('5', '6'), filter: {}}),
    404,
    'ResourceAccessDeniedError',
  ],
  ['a long body', async () => upload(['x'.repeat(17 * 1024 * 1024)]), 413, 'Payload Too Large'],
  [
    'a schema id twice',
    async () => database('/api/v1/schemas', {_id: ID, name: 'Pay', schema}),
    500,
    'DatabaseError',
  ],
  ['no key', async () => ai(CHAT, ''), 403, 'Not authenticated'],
  ['another scheme', async () => ai(CHAT, 'Basic x'), 403, 'Invalid authentication credentials'],
  ['an unknown key', async () => ai(CHAT, 'Bearer x'), 401, 'Missing or invalid API key'],
  ['text that is not JSON', async () => ai('{'), 422, 'list of problems'],
  ['a wrong body, the first of the minute', async () => ai({}), 400, 'Invalid request body'],
  ['the second chat of a minute', async () => ai(CHAT), 429, 'Too Many Requests'],
] as const)('explains %s', async (_case, produce, wanted, error) => {
  const {status, body} = await produce();
  expect(status, body).toBe(wanted);
  for (const found of [explainError(errors, `${status} ${body}`), explainError(errors, body)]) {
    // A 422 has no fixed text. Its status identifies it.
    if (status === 422 && found.length === 0) continue;
    expect(found.map((entry) => entry.error).join('\n'), body).toContain(error);
    expect(found.every(({cause, fix, url}) => (cause || fix) && /\.md#/.test(url))).toBe(true);
  }
});

it.each(["'url'", '{"detail": "\'url\'"}'])('explains %s as a failed retrieval only', (body) => {
  const found = explainError(errors, body);
  expect(found.length).toBeGreaterThan(0);
  const others = found.map(({cause}) => cause).filter((cause) => !/^Retrieval failed/.test(cause));
  expect(others).toEqual([]);
});

it.each([
  [
    'numeric plaintext must be a valid 32-bit signed integer',
    'troubleshooting',
    'Scale the number',
  ],
  ['TypeError: Do not know how to serialize a BigInt', 'troubleshooting', 'Convert them'],
  [
    'cannot decrypt the supplied ciphertext using the supplied key',
    'troubleshooting',
    'Use the key that encrypted the value',
  ],
  ['cannot decrypt the supplied ciphertext…', 'build/nilQL', ''],
  ['allotment must only have one key', 'build/nilQL', ''],
  ['Port 9281 (database node 1) is in use', 'troubleshooting', 'node sandbox.cjs --port'],
  ['APIConnectionError: Connection error.', 'troubleshooting', 'Start the sandbox'],
  ['BadRequestError: 400 status code (no body)', 'troubleshooting', 'Repeat the request with curl'],
  ['<urlopen error [Errno 111] Connection refused>', 'build/secretLLM/quickstart', 'the sandbox'],
])('finds "%s" on /%s', (body, page, fix) => {
  const found = explainError(errors, body).filter(({url}) => url.includes(`/${page}.md#`));
  expect(found).toHaveLength(1);
  expect(found[0]?.fix).toContain(fix);
});

it('finds only the two rows about it for a refused connection', () => {
  const found = explainError(errors, '<urlopen error [Errno 111] Connection refused>');
  expect(found.map(({page}) => page)).toEqual(['SecretLLM quickstart', 'Troubleshooting']);
});

it('finds an error without a documented status for any status', () => {
  const [found] = explainError(errors, '400 status code (no body)');
  expect(found?.fix).toMatch(/repeat the request with curl/i);
});

it.each(['The moon is full', 'the curls of my user have an error', 'key', ''])(
  'finds nothing for the unrelated text "%s"',
  (body) => {
    expect(explainError(errors, body)).toEqual([]);
  },
);
