import type {SpecificationName} from './contract';

/** Calls that strict mode allows although they aren't operations of the specification. */
export const UNDOCUMENTED_CALLS: Readonly<Record<SpecificationName, readonly string[]>> = {
  database: [
    // Registration. The reference describes it in the text of "Accounts".
    'POST /api/v1/accounts',
    // Belongs to the sandbox itself.
    'GET /sandbox/token',
  ],
  ai: [
    // The key that verifies signatures. The reference describes it in its introduction.
    'GET /v1/public_key',
    // Checks an attestation report. The sandbox has no real report to check, so it responds with 404.
    'POST /attestation/verify',
    'GET /sandbox/token',
  ],
};
