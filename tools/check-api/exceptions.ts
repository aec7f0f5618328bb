/** Calls that pages may name although the specifications don't have them. */

export interface Exception {
  /** A call, path, or status: `POST /attestation/verify`, `/v1/data`, `status 404`. */
  readonly call: string;
  /** The only page that may name the call. Default: all. */
  readonly file?: string;
  /** Part of the message that is accepted; any message if left out. */
  readonly problem?: string;
  readonly reason: string;
}

/** This file, relative to the site, for messages. */
export const EXCEPTIONS_FILE = 'tools/check-api/exceptions.ts';

/** An exception that nothing needs any more fails the check. */
export const exceptions: readonly Exception[] = [
  // Calls that the servers accept, but that the two specifications don't have.
  {
    call: 'POST /attestation/verify',
    reason: 'Checks the GPU part of a report; the published specification leaves it out.',
  },
  {
    call: 'GET /api/v1/openapi/docs',
    reason: 'The Swagger UI that every database node serves.',
  },
  {
    call: 'GET /api/beta/schemas/{id}/meta',
    reason: 'Counts a collection; the published specification has no beta calls.',
  },
  {
    call: 'POST /api/beta/schemas/{id}/indexes',
    reason: 'Creates an index; the published specification has no beta calls.',
  },
  {
    call: 'DELETE /api/beta/schemas/{id}/indexes/{name}',
    reason: 'Deletes an index; the published specification has no beta calls.',
  },
  // Mistakes that a page shows on purpose.
  {
    file: 'docs/build/ai/ai-workflow.mdx',
    call: '/v1/schemas',
    problem: 'no such operation',
    reason: 'A table that lists mistakes of language models, each next to the correction.',
  },
  {
    file: 'docs/build/ai/ai-workflow.mdx',
    call: '/v1/data',
    problem: 'no such operation',
    reason: 'A table that lists mistakes of language models, each next to the correction.',
  },
];
