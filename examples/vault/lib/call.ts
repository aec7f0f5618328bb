// #region call
import type {Node} from './nodes';
import {organizationFrom, type Organization} from './organization';
import {mintToken} from './tokens';

export const organization = organizationFrom(process.env.ORG_SECRET_KEY);

/** A node refused a call. `lines` are the errors of a JSON response, or the one line of plain text. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly lines: readonly string[],
    call: string,
  ) {
    super(`${call}: ${status} ${lines.join(' · ')}`);
  }
}

/** Calls one endpoint of one node with a fresh token of `from`; returns the `data` of the response. */
export async function call<T>(
  node: Node,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
  from: Organization = organization,
): Promise<T> {
  const response = await fetch(node.url + path, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await mintToken(from, node.did)}`,
    },
    ...(body && {body: JSON.stringify(body)}),
    signal: AbortSignal.timeout(60_000), // a node that doesn't respond within a minute is an error
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('application/json');
  const content = (isJson ? JSON.parse(text) : {}) as {data?: T; errors?: string[]};
  if (!response.ok) {
    throw new CallError(response.status, content.errors ?? [text], `${method} ${node.url}${path}`);
  }
  return content.data as T;
}
// #endregion call
