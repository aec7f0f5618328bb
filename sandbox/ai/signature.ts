import {createHash} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';

/** ECDSA over secp256k1 of the SHA-256 digest, DER, base64. */
export function signature(text: string, secretKey: Uint8Array): string {
  const digest = createHash('sha256').update(text, 'utf8').digest();
  return Buffer.from(secp256k1.sign(digest, secretKey).toDERRawBytes()).toString('base64');
}

/** A compressed point (66 hex characters) as the node shows it: base64 of its 33 bytes. */
export function verifyingKey(publicKey: string): string {
  return Buffer.from(publicKey, 'hex').toString('base64');
}
