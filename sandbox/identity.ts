/** Key pairs and DIDs of organizations and nodes, derived as the documentation describes. */
import {createHash} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import {bech32} from '@scure/base';
import {facts} from '../src/config/facts';

export type Network = 'testnet' | 'mainnet';

export interface Identity {
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
  /** The compressed public key: 66 hexadecimal characters. */
  readonly publicKey: string;
  readonly did: string;
}

/** A DID: the method, the network, and a bech32 address of 20 bytes. */
export const didRegex = new RegExp(
  `^${facts.literal.didMethod}:(mainnet|testnet):${facts.literal.bech32Prefix}1[a-z0-9]{38}$`,
);

/**
 * Returns the network that a DID names. Any other text counts as testnet. Registrations are checked with it
 * (database/accounts.ts).
 */
export function networkOf(did: string): Network {
  return did.split(':')[2] === 'mainnet' ? 'mainnet' : 'testnet';
}

/**
 * Returns the DID for a public key: SHA-256, then RIPEMD-160, then bech32. A registration (database/accounts.ts) must
 * name this DID.
 *
 * @param publicKey  compressed, 66 hexadecimal characters, which aren't checked
 */
export function didFromPublicKey(publicKey: string, network: Network = 'testnet'): string {
  const sha = createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest();
  const hash = createHash('ripemd160').update(sha).digest();
  const address = bech32.encode(facts.literal.bech32Prefix, bech32.toWords(hash));
  return `${facts.literal.didMethod}:${network}:${address}`;
}

function identityFromKey(secretKey: Uint8Array, network: Network): Identity {
  const publicKey = Buffer.from(secp256k1.getPublicKey(secretKey, true)).toString('hex');
  return {secretKey, publicKey, did: didFromPublicKey(publicKey, network)};
}

/**
 * Creates a new random key pair with a DID of the network: the sandbox's organization gets one at each
 * start.
 */
export function newIdentity(network: Network = 'testnet'): Identity {
  return identityFromKey(secp256k1.utils.randomPrivateKey(), network);
}

/**
 * Returns the same key pair on every call with the same `label`, so that the DIDs of the sandbox's nodes
 * don't change between runs (servers.ts). Anyone can derive the key from `label`, so it protects nothing.
 */
export function publiclyKnownIdentity(label: string, network: Network = 'testnet'): Identity {
  const secretKey = createHash('sha256').update(`sandbox, not a secret: ${label}`).digest();
  return identityFromKey(secretKey, network);
}
