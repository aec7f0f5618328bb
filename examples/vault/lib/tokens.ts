// #region token
import {createJWT, ES256KSigner} from 'did-jwt';
import type {Organization} from './organization';

/** Signs a bearer token that only one node accepts. It expires after `seconds`. */
export function mintToken(from: Organization, nodeDid: string, seconds = 60): Promise<string> {
  return createJWT(
    {aud: nodeDid},
    {issuer: from.did, signer: ES256KSigner(from.secretKey), alg: 'ES256K', expiresIn: seconds},
  );
}
// #endregion token
