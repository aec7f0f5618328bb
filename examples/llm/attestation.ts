/** Fetches the attestation report and checks what can be checked without the vendors' services. */
import assert from 'node:assert/strict';
// #region report
import {randomBytes} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

interface AttestationReport {
  nonce?: string;
  verifying_key: string;
  cpu_attestation: string;
  gpu_attestation: string;
}

const nonce = randomBytes(32).toString('hex'); // 64 characters
const response = await fetch(
  `${AI_URL}/v1/attestation/report?nonce=${nonce}`,
  {
    headers: {Authorization: `Bearer ${AI_API_KEY}`},
  },
);
if (!response.ok)
  throw new Error(`${response.status} ${await response.text()}`);
const report = (await response.json()) as AttestationReport;
// #endregion report

// #region checks
// The first run saves the node's key; later runs compare with the saved one.
const KEY_FILE = 'verifying-key.txt';
if (!existsSync(KEY_FILE)) {
  const keyResponse = await fetch(`${AI_URL}/v1/public_key`);
  if (!keyResponse.ok)
    throw new Error(
      `${keyResponse.status} ${await keyResponse.text()}`,
    );
  writeFileSync(KEY_FILE, (await keyResponse.json()) as string);
}
const savedKey = readFileSync(KEY_FILE, 'utf8').trim();
if (report.verifying_key !== savedKey)
  throw new Error(`${savedKey} is not the key of the report`);

const evidence = {
  CPU: Buffer.from(report.cpu_attestation, 'base64'),
  GPU: Buffer.from(report.gpu_attestation, 'base64'),
};
console.log('verifying key:', report.verifying_key);
for (const [name, {length}] of Object.entries(evidence)) {
  console.log(`${name} evidence: ${length} bytes`);
}
console.log('nonce:', report.nonce === nonce ? 'ours' : report.nonce);
// #endregion checks

assert.equal(Buffer.from(report.verifying_key, 'base64').length, 33);
assert.ok(evidence.CPU.length > 0 && evidence.GPU.length > 0);
