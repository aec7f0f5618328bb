/**
 * A client written from the reference alone: it registers, makes its tokens and sends the samples of the
 * operation pages to the sandbox, in curl and in TypeScript, as a reader copies them.
 */
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {secp256k1} from '@noble/curves/secp256k1';
import {ripemd160} from '@noble/hashes/legacy';
import {sha256} from '@noble/hashes/sha2';
import {bytesToHex} from '@noble/hashes/utils';
import {bech32} from '@scure/base';
import {createJWT, ES256KSigner} from 'did-jwt';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startSandbox, type Sandbox} from '../../sandbox';
import {DEFAULT_API_KEY, type Mismatch} from '../../sandbox/options';
import {apis} from '../../src/config/apis';
import {STAND_IN_AI_URL, STAND_IN_URL} from '../../src/config/databaseUrl';
import facts from '../../src/config/facts.json';
import {htmlFiles, readPage} from '../builtSite';

const run = promisify(execFile);
const BUILD = path.resolve('build');
/** In an order in which each finds what it needs, and that leaves the node as it was. */
const OPERATIONS = {
  database: [
    ['get-health-status', 'get-node-details', 'accounts', 'add-schema', 'get-schemas'],
    ['upload-data', 'read-data', 'update-data', 'list-new-data'],
    ['add-query', 'get-queries', 'execute-query', 'delete-query'],
    ['delete-data', 'delete-all-data', 'delete-schema'],
  ].flat(),
  ai: [
    ['health-check-v-1-health-get', 'get-models-v-1-models-get', 'get-usage-v-1-usage-get'],
    ['chat-completion-v-1-chat-completions-post', 'get-attestation-v-1-attestation-report-get'],
  ].flat(),
};
/** What a client needs besides the samples, as the pages say it. */
const FACTS = {
  'get-node-details': ["the node's DID (the audience of your tokens)"],
  accounts: [
    'POST /api/v1/accounts',
    '66 hexadecimal',
    'SHA-256',
    'RIPEMD-160',
    'bech32',
    'ES256K',
    'secp256k1',
    'iss',
    'DID of your organization',
    'aud',
    'DID of the node',
    'exp',
  ],
};

const apiOf = (id: 'database' | 'ai') => apis.find((api) => api.id === id);
const routeOf = (id: 'database' | 'ai', operation: string): string =>
  `/api/${apiOf(id)?.segment}/${operation}`;

let folder = '';
let sandbox: Sandbox;
let token = '';
const mismatches: Mismatch[] = [];

/** A sample of an operation's page with the sandbox's address, and a token in place of the placeholder. */
function sampleOf(id: 'database' | 'ai', operation: string, language: 'bash' | 'ts'): string {
  const {$} = readPage(BUILD, routeOf(id, operation));
  return $(`article code.language-${language}`)
    .first()
    .text()
    .replace(facts.node1.url, sandbox.databaseUrls[0] ?? '')
    .replace(facts.aiNode.url, sandbox.aiUrl)
    .replace('YOUR_JWT', token)
    .replace('YOUR_API_KEY', DEFAULT_API_KEY);
}

/** The command of an operation's page for the sandbox, at the ports of the one that runs here. */
function sandboxCommandOf(id: 'database' | 'ai', operation: string): string {
  const {$} = readPage(BUILD, routeOf(id, operation));
  return $('article code.language-bash')
    .eq(1)
    .text()
    .replaceAll(STAND_IN_URL, sandbox.databaseUrls[0] ?? '')
    .replaceAll(STAND_IN_AI_URL, sandbox.aiUrl);
}

/** Registers a new organization with a node; returns a token for the node. */
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

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
  sandbox = await startSandbox({
    port: 0,
    strict: true,
    onMismatch: (mismatch) => mismatches.push(mismatch),
  });
  token = await register(sandbox.databaseUrls[0] ?? '');
}, 60_000);

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, {recursive: true});
});

describe('the reference', () => {
  it.each(Object.entries(FACTS))('says what a client needs: %s', (operation, facts) => {
    const text = readPage(BUILD, routeOf('database', operation)).$('article').text();
    for (const fact of facts) expect(text).toContain(fact);
  });

  describe.each(['database', 'ai'] as const)('of the %s API', (id) => {
    it('has no operation besides those that are run here', () => {
      const folder = path.join(BUILD, routeOf(id, ''));
      const pages = htmlFiles(folder).map((file) => file.replace(/\.html$/, ''));
      expect(
        pages.filter((page) => page !== 'overview' && !page.startsWith(apiOf(id)?.segment ?? '')),
      ).toEqual([...OPERATIONS[id]].sort());
    });

    it('has curl samples that succeed one after the other', async () => {
      const samples = OPERATIONS[id].map(
        (name) => `echo ${name} >&2\n${sampleOf(id, name, 'bash')}`,
      );
      const strict = 'set -e\ncurl() { command curl --silent --fail-with-body "$@"; }';
      await run('bash', ['-c', [strict, ...samples].join('\n')]);
    }, 60_000);

    it('has commands for the sandbox that succeed one after the other, as they stand', async () => {
      const commands = OPERATIONS[id].map((name) => sandboxCommandOf(id, name));
      const strict = 'set -e\ncurl() { command curl --silent --fail-with-body "$@"; }';
      await run('bash', ['-c', [strict, ...commands].join('\n')]);
    }, 60_000);

    it('has TypeScript samples that succeed one after the other', async () => {
      // A refusal would only be printed: it ends the program here.
      const strict = `const send = fetch;
globalThis.fetch = async (...call) => {
  const response = await send(...call);
  if (response.ok) return response;
  console.error(response.url, response.status, await response.text());
  process.exit(1);
};`;
      const samples = OPERATIONS[id].map((name) => `{\n${sampleOf(id, name, 'ts')}\n}`);
      const file = path.join(folder, `${id}.mts`);
      writeFileSync(file, [strict, ...samples].join('\n'));
      await run(process.execPath, ['--import', 'tsx', file]);
    }, 60_000);
  });

  it('agrees with every request and answer', () => {
    expect(mismatches).toEqual([]);
  });
});
