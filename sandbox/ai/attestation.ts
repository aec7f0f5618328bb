import type {Context} from 'hono';
import {unprocessable} from './refusal';

const NONCE_CHARACTERS = 64;
/** The node drops the caller's nonce on the way, so every report carries this one. */
const ZERO_NONCE = '0'.repeat(NONCE_CHARACTERS);
const NOT_REAL = Buffer.from(
  'SANDBOX: this is not an attestation. No hardware has vouched for anything here.',
).toString('base64');

/** The attestation report: its fields are the node's, its evidence says that it is none. */
export function attestationReport(c: Context, verifyingKey: string): Response {
  const nonce = c.req.queries('nonce')?.at(-1);
  if (nonce !== undefined && nonce.length !== NONCE_CHARACTERS) {
    const short = nonce.length < NONCE_CHARACTERS;
    const rule = short ? 'at least' : 'at most';
    throw unprocessable({
      type: short ? 'string_too_short' : 'string_too_long',
      loc: ['query', 'nonce'],
      msg: `String should have ${rule} ${NONCE_CHARACTERS} characters`,
      input: nonce,
    });
  }
  return c.json({
    nonce: ZERO_NONCE,
    verifying_key: verifyingKey,
    cpu_attestation: NOT_REAL,
    gpu_attestation: NOT_REAL,
  });
}
