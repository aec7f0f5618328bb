/** Key pairs and DIDs: how an organization and a node are named. Own derivation from the documented rule. */
import {createHash} from 'node:crypto';
import {secp256k1} from '@noble/curves/secp256k1';
import {bech32} from '@scure/base';
import facts from '../src/config/facts.json';

type Network = 'testnet' | 'mainnet';

export interface Identity {
  /** 32 bytes. */
  readonly secretKey: Uint8Array;
  /** Compressed point, 66 hex characters. */
  readonly publicKey: string;
  readonly did: string;
}

/** A DID of either network: the method, the network, and a bech32 address of 20 bytes. */
export const didRegex = new RegExp(
  `^${facts.literal.didMethod}:(mainnet|testnet):${facts.literal.bech32Prefix}1[a-z0-9]{38}$`,
);

export const networkOf = (did: string): Network =>
  did.split(':')[2] === 'mainnet' ? 'mainnet' : 'testnet';

/** Compressed public key → SHA-256 → RIPEMD-160 → bech32, after the method and the network. */
export function didOf(publicKey: string, network: Network = 'testnet'): string {
  const sha = createHash('sha256').update(Buffer.from(publicKey, 'hex')).digest();
  const hash = createHash('ripemd160').update(sha).digest();
  const address = bech32.encode(facts.literal.bech32Prefix, bech32.toWords(hash));
  return `${facts.literal.didMethod}:${network}:${address}`;
}

function identityOf(secretKey: Uint8Array, network: Network = 'testnet'): Identity {
  const publicKey = Buffer.from(secp256k1.getPublicKey(secretKey, true)).toString('hex');
  return {secretKey, publicKey, did: didOf(publicKey, network)};
}

/** A fresh key pair, for one organization of one run. */
export function freshIdentity(network: Network = 'testnet'): Identity {
  return identityOf(secp256k1.utils.randomPrivateKey(), network);
}

/**
 * The same key pair on every start, so that DIDs stay stable between runs. Anyone can derive it from
 * `label`: it protects nothing, and belongs to the sandbox's own nodes only.
 */
export function wellKnownIdentity(label: string): Identity {
  return identityOf(createHash('sha256').update(`sandbox, not a secret: ${label}`).digest());
}
