/**
 * A client written only from the reference: it registers, creates tokens, and sends the samples of the
 * operation pages in curl and in TypeScript, as a reader copies them. Each runs in a fresh sandbox.
 */
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {bytesToHex} from '@noble/hashes/utils';
import {bech32} from '@scure/base';
import {createJWT, ES256KSigner} from 'did-jwt';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import type {ContractViolation} from '../../sandbox/options';
import {apis} from '../../src/config/apis';
import {product} from '../../src/config/product';
import {forSandbox, runBash, runProgram, type Run} from '../../tools/samples/run';
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
function codeOf(id: ApiId, operation: string, language: 'bash' | 'ts', index = 0): string {
  const {$} = readPage(BUILD, routeOf(id, operation));
  return $(`article code.language-${language}`).eq(index).text();
}

/** Returns a sample with the sandbox's addresses, and with its credentials instead of placeholders. */
const localize = (sample: string, sandbox: Sandbox): string =>
  forSandbox(sample, sandbox, {YOUR_JWT: sandbox.token});

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
  const address = bech32.encode('nillion', bech32.toWords(ripemd160(sha256(publicKey))));
  const issuer = `did:nil:testnet:${address}`;
  const response = await fetch(`${url}/api/v1/accounts`, {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({did: issuer, publicKey: bytesToHex(publicKey), name: 'Reference'}),
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

describe.each(PAGES)('$operation', {timeout: 60_000}, ({id, operation}) => {
  it('has a command for the sandbox that works in a fresh one', () =>
    withSandbox(async (sandbox) => {
      const command = codeOf(id, operation, 'bash', 1);
      expect(command).toContain('curl');
      await expectCurl(localize(command, sandbox));
    }));

  it('has a curl sample that works', () =>
    withSandbox((sandbox) => expectCurl(localize(codeOf(id, operation, 'bash'), sandbox))));

  it('has a TypeScript sample that works', () =>
    withSandbox(async (sandbox) => {
      // The sample only prints an error response. This makes it fail.
      const strict = `const send = fetch;
globalThis.fetch = async (...call) => {
  const response = await send(...call);
  if (response.ok) return response;
  console.error(response.url, response.status, await response.text());
  process.exit(1);
};`;
      const file = path.join(folder, `${operation}.mts`);
      writeFileSync(file, `${strict}\n${localize(codeOf(id, operation, 'ts'), sandbox)}`);
      const args = ['--import', 'tsx', file];
      expectSuccess(await runProgram(process.execPath, args, process.cwd()));
    }));
});
