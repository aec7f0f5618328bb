/** Fetches the attestation report and checks what can be checked without the vendors' services. */
import assert from 'node:assert/strict';
// #region report
import {randomBytes} from 'node:crypto';

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
const keyResponse = await fetch(`${AI_URL}/v1/public_key`);
if (!keyResponse.ok)
  throw new Error(`${keyResponse.status} ${await keyResponse.text()}`);
const publicKey = (await keyResponse.json()) as string;
const keyBytes = Buffer.from(report.verifying_key, 'base64').length;

console.log('bytes of the verifying key:', keyBytes);
console.log(
  'same key as /v1/public_key:',
  report.verifying_key === publicKey,
);
console.log('CPU evidence present:', report.cpu_attestation.length > 0);
console.log('GPU evidence present:', report.gpu_attestation.length > 0);
console.log('report carries our nonce:', report.nonce === nonce);
// #endregion checks

assert.equal(keyBytes, 33);
assert.equal(report.verifying_key, publicKey);
assert.ok(
  report.cpu_attestation.length > 0 &&
    report.gpu_attestation.length > 0,
);
