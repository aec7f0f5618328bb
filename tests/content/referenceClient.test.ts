/**
 * A client written only from the reference: it registers, creates tokens, and sends the samples of the
 * operation pages in curl and in TypeScript, as a reader copies them.
 */
import {hash} from 'node:crypto';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {secp256k1} from '@noble/curves/secp256k1';
import {bech32} from '@scure/base';
import {createJWT, ES256KSigner} from 'did-jwt';
import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import type {ContractViolation} from '../../sandbox/options';
import {apis} from '../../src/config/apis';
import {product} from '../../src/config/product';
import {forSandbox, runBash, type Run} from '../../tools/samples/run';
import {htmlFiles, readPage} from '../builtSite';

const BUILD = path.resolve('build');
/** All operations, in the order of their sidebar. */
const OPERATIONS = {
  database: [
    ['register-organization', 'accounts', 'get-health-status', 'get-node-details'],
    ['get-schemas', 'add-schema', 'delete-schema'],
    ['upload-data', 'read-data', 'list-new-data', 'update-data', 'delete-data', 'delete-all-data'],
    ['get-queries', 'execute-query', 'add-query', 'delete-query'],
  ].flat(),
  ai: [
    ['health-check-v-1-health-get', 'get-models-v-1-models-get', 'get-usage-v-1-usage-get'],
    ['chat-completion-v-1-chat-completions-post', 'get-attestation-v-1-attestation-report-get'],
    ['get-public-key-v-1-public-key-get'],
  ].flat(),
};
/** Sentences of pages that a client needs in addition to the samples. */
const FACTS = {
  'get-node-details': ["the node's DID", 'it is the aud of these tokens'],
  'register-organization': ['66 hexadecimal', 'SHA-256', 'RIPEMD-160', 'bech32', 'secp256k1'],
  // The page about the API. Operations link to the guide "Generate API tokens", which explains the claims.
  [`${product.prefix}db-api`]: ['ES256K', 'iss', 'aud', 'exp'],
};

type ApiId = keyof typeof OPERATIONS;

const PAGES = [
  ...OPERATIONS.database.map((operation) => ({id: 'database' as const, operation})),
  ...OPERATIONS.ai.map((operation) => ({id: 'ai' as const, operation})),
];

function routeOf(id: ApiId, operation: string): string {
  const api = apis.find((one) => one.id === id);
  return `/api/${api?.segment}/${operation}`;
}

let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
});

afterAll(() => rmSync(folder, {recursive: true}));

/** Starts a sandbox for one task. Fails when a request or a response violates the contract. */
async function withSandbox(task: (sandbox: Sandbox) => Promise<void>): Promise<void> {
  const violations: ContractViolation[] = [];
  const onViolation = (violation: ContractViolation): void => void violations.push(violation);
  const sandbox = await startSandbox({port: 0, strict: true, onViolation});
  try {
    await task(sandbox);
  } finally {
    await sandbox.stop();
  }
  expect(violations).toEqual([]);
}

/** Returns a code block of an operation's page. */
function codeOf(id: ApiId, operation: string, language: 'bash' | 'ts'): string {
  const {$} = readPage(BUILD, routeOf(id, operation));
  return $(`article code.language-${language}`).first().text();
}

/** Fails with the output of a program that did not succeed. */
function expectSuccess({stdout, stderr, exitCode}: Run): void {
  expect(exitCode, stdout + stderr).toBe(0);
}

/** Runs commands in Bash. Fails when a request is refused. */
async function expectCurl(commands: string): Promise<void> {
  const strict = 'set -e\ncurl() { command curl --silent --fail-with-body "$@"; }';
  expectSuccess(await runBash(`${strict}\n${commands}`, folder));
}

/** Registers a new organization with a node. Returns a token for the node. */
async function register(url: string): Promise<string> {
  const secretKey = secp256k1.utils.randomPrivateKey();
  const publicKey = secp256k1.getPublicKey(secretKey, true);
  const digest = hash('ripemd160', hash('sha256', publicKey, 'buffer'), 'buffer');
  const address = bech32.encode('nillion', bech32.toWords(digest));
  const issuer = `did:nil:testnet:${address}`;
  const response = await fetch(`${url}/api/v1/accounts`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({
      did: issuer,
      publicKey: Buffer.from(publicKey).toString('hex'),
      name: 'Reference',
    }),
  });
  expect(response.status).toBe(201);
  const {did} = (await (await fetch(`${url}/about`)).json()) as {did: string};
  const signer = ES256KSigner(secretKey);
  return createJWT({aud: did}, {issuer, signer, alg: 'ES256K', expiresIn: 300});
}

describe('the reference', () => {
  it.each(Object.entries(FACTS))('contains what a client needs: %s', (operation, texts) => {
    const article = readPage(BUILD, routeOf('database', operation)).$('article').text();
    for (const text of texts) expect(article).toContain(text);
  });

  it('describes how to register and how to create a token', () =>
    withSandbox(async ({databaseUrls: [url = '']}) => {
      const authorization = `Bearer ${await register(url)}`;
      const response = await fetch(`${url}/api/v1/accounts`, {headers: {authorization}});
      expect(response.status).toBe(200);
    }));

  it.each(['database', 'ai'] as const)('has no other operations in the %s API', (id) => {
    const files = htmlFiles(path.join(BUILD, routeOf(id, '')));
    const infoPage = routeOf(id, '').split('/')[2] ?? '';
    const pages = files
      .map((file) => file.replace(/\.html$/, ''))
      .filter((page) => !['overview', 'errors'].includes(page) && !page.startsWith(infoPage));
    expect(pages).toEqual([...OPERATIONS[id]].sort());
  });
});

/** Runs the samples of one kind in one fresh sandbox, in the order of the reference. */
describe.each([
  ['curl', 'bash'],
  ['TypeScript', 'ts'],
] as const)('the sample in %s works as it is', (_, language) => {
  const violations: ContractViolation[] = [];
  let sandbox: Sandbox;

  beforeAll(async () => {
    const onViolation = (violation: ContractViolation): void => void violations.push(violation);
    sandbox = await startSandbox({port: 0, strict: true, onViolation});
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(violations.splice(0)).toEqual([]);
  });
  afterAll(() => sandbox.stop());

  it.each(PAGES)('$operation', {timeout: 60_000}, async ({id, operation}) => {
    const sample = codeOf(id, operation, language);
    expect(sample).toContain(language === 'bash' ? 'curl' : 'fetch');
    const code = forSandbox(sample, sandbox);
    if (language === 'bash') return expectCurl(code);
    const file = path.join(folder, `${operation}.mts`);
    writeFileSync(file, code);
    const responses: Response[] = [];
    const send = globalThis.fetch;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
      const response = await send(...call);
      responses.push(response.clone());
      return response;
    });
    vi.spyOn(console, 'log').mockReturnValue();
    await import(/* @vite-ignore */ file);
    // The sample only prints an error response.
    expect(responses).not.toEqual([]);
    for (const response of responses) expect(response.ok, await response.text()).toBe(true);
  });
});
