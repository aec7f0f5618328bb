// #region organization
import {createECDH, createHash, randomBytes} from 'node:crypto';
import {bech32} from '@scure/base';

/** The owner of collections and queries: a secp256k1 key pair and the DID derived from it. */
export interface Organization {
  readonly secretKey: Uint8Array;
  /** Compressed public key, 66 hexadecimal characters. */
  readonly publicKey: string;
  readonly did: string;
}

/** Derives the DID: the public key is hashed twice, then encoded in bech32. */
export function didOf(publicKey: string): string {
  const sha256 = createHash('sha256').update(publicKey, 'hex').digest();
  const address = createHash('ripemd160').update(sha256).digest();
  return `did:nil:testnet:${bech32.encode('nillion', bech32.toWords(address))}`;
}

/** Loads an organization from its secret key, 64 hexadecimal characters; without one, creates a new organization. */
export function organizationFrom(secretKeyHex?: string): Organization {
  const secretKey = secretKeyHex ? Buffer.from(secretKeyHex, 'hex') : randomBytes(32);
  const curve = createECDH('secp256k1');
  curve.setPrivateKey(secretKey);
  const publicKey = curve.getPublicKey('hex', 'compressed');
  return {secretKey, publicKey, did: didOf(publicKey)};
}
// #endregion organization
