/** The organization that the sandbox registers by itself, so that a first request works without any set-up. */
import {createJWT, ES256KSigner} from 'did-jwt';
import {register} from './database/accounts';
import type {DatabaseNode} from './database/app';
import type {Identity} from './identity';

const TOKEN_SECONDS = 3_600;

export interface SandboxToken {
  /** For `Authorization: Bearer …`, at this node only. */
  readonly token: string;
  /** The organization's DID. */
  readonly did: string;
  /** Seconds. */
  readonly expiresIn: number;
}

export function registerEverywhere(organization: Identity, nodes: readonly DatabaseNode[]): void {
  const {did, publicKey} = organization;
  for (const {store, identity} of nodes) {
    register(store, identity, {did, publicKey, name: 'Sandbox organization'});
  }
}

/** A token of the organization for one node, valid for one hour. */
export async function mintToken(organization: Identity, nodeDid: string): Promise<SandboxToken> {
  const signer = ES256KSigner(organization.secretKey);
  const token = await createJWT(
    {aud: nodeDid},
    {issuer: organization.did, signer, expiresIn: TOKEN_SECONDS},
    {alg: 'ES256K'},
  );
  return {token, did: organization.did, expiresIn: TOKEN_SECONDS};
}
