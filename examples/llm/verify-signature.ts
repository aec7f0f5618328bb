/** Checks the signature of a chat completion with Node's own crypto module. */
import assert from 'node:assert/strict';
// #region key
import {createPublicKey, verify} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

const AI_URL = process.env.AI_URL ?? 'http://localhost:9184';
const AI_API_KEY = process.env.AI_API_KEY ?? 'sandbox-key';

/** SubjectPublicKeyInfo of secp256k1, up to the point (RFC 5480). */
const SPKI_PREFIX = Buffer.from(
  '3036301006072a8648ce3d020106052b8104000a032200',
  'hex',
);

/** The node's key is a compressed point: 33 bytes in base64. */
function readVerifyingKey(base64: string) {
  const point = Buffer.from(base64, 'base64');
  if (point.length !== 33) {
    throw new Error(
      `expected a key of 33 bytes, found ${point.length}`,
    );
  }
  return createPublicKey({
    key: Buffer.concat([SPKI_PREFIX, point]),
    format: 'der',
    type: 'spki',
  });
}

// The first run saves the node's key; later runs verify with the saved one.
const KEY_FILE = 'verifying-key.txt';
if (!existsSync(KEY_FILE)) {
  const response = await fetch(`${AI_URL}/v1/public_key`);
  if (!response.ok)
    throw new Error(`${response.status} ${await response.text()}`);
  writeFileSync(KEY_FILE, (await response.json()) as string);
}
const verifyingKey = readVerifyingKey(readFileSync(KEY_FILE, 'utf8'));
// #endregion key

// #region ask
const response = await fetch(`${AI_URL}/v1/chat/completions`, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${AI_API_KEY}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{role: 'user', content: 'Say "café" and nothing else.'}],
  }),
});

// Keep the text: parsing and printing it again may change it.
const raw = await response.text();
if (!response.ok) throw new Error(`${response.status} ${raw}`);
// #endregion ask

// #region verify
/** Returns whether the node signed `raw`, the whole text of a response. */
function isSigned(raw: string): boolean {
  const {signature} = JSON.parse(raw) as {signature?: unknown};
  if (typeof signature !== 'string' || signature === '') return false;
  const signed = raw.replace(
    `"signature":"${signature}"`,
    '"signature":""',
  );
  return verify(
    'sha256',
    Buffer.from(signed, 'utf8'),
    verifyingKey,
    Buffer.from(signature, 'base64'),
  );
}

const forged = raw.replace('assistant', 'assistent');
const {choices} = JSON.parse(raw) as {
  choices: {message: {content: string}}[];
};
console.log('answer:', choices[0]?.message.content);
console.log('signature valid:', isSigned(raw));
console.log('after a change of one word:', isSigned(forged));
// #endregion verify

assert.equal(isSigned(raw), true);
assert.equal(isSigned(forged), false);
assert.equal(isSigned('{}'), false);
