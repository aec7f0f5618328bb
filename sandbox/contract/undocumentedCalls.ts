import type {SpecificationName} from './contract';

/** Calls that strict mode allows although they aren't operations of the specification. */
export const UNDOCUMENTED_CALLS: Readonly<Record<SpecificationName, readonly string[]>> = {
  database: [
    // Belongs to the sandbox itself.
    'GET /sandbox/token',
  ],
  ai: [
    // Checks an attestation report. The sandbox has no real report to check, so it responds with 404.
    'POST /attestation/verify',
    'GET /sandbox/token',
  ],
};
