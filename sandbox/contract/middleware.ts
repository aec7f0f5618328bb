import type {Context, MiddlewareHandler} from 'hono';
import type {Contract} from './contract';
import {contractOf, type SpecificationName} from './load';
import type {Mismatch} from './types';

export interface ContractOptions {
  readonly specification: SpecificationName;
  readonly onMismatch: (mismatch: Mismatch) => void;
  /** Answer a mismatch with 500 and the list of problems, instead of only reporting it. */
  readonly strict: boolean;
}

/** Request problems count only when the request was accepted: then the two disagree on what is right. */
async function acceptedRequestProblems(
  c: Context,
  contract: Contract,
  operation: string,
): Promise<string[]> {
  if (c.res.status >= 300) return [];
  // Of a repeated parameter the last counts.
  const query = Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [name, values.at(-1) ?? '']),
  );
  const contentType = c.req.header('content-type');
  const text = c.req.method === 'GET' ? '' : await c.req.text();
  return contract.requestProblems(operation, {query, contentType, text});
}

/** Middleware that compares every exchange of a specified operation with the specification. */
export function checkContract({
  specification,
  onMismatch,
  strict,
}: ContractOptions): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const operation = `${c.req.method} ${c.req.path}`;
    const contract = contractOf(specification);
    if (contract.operation(operation) === undefined) return;
    const contentType = c.res.headers.get('content-type') ?? undefined;
    const stream = contentType?.startsWith('text/event-stream') === true;
    const text = stream ? '' : await c.res.clone().text();
    const status = c.res.status;
    const problems = [
      ...(await acceptedRequestProblems(c, contract, operation)),
      ...contract.responseProblems(operation, {status, contentType, text}),
    ];
    if (problems.length === 0) return;
    onMismatch({operation, status, problems});
    if (strict) {
      c.res = undefined;
      c.res = c.json(
        {error: 'The sandbox and the specification disagree', operation, status, problems},
        500,
      );
    }
  };
}
