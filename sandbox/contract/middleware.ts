/** Middleware that compares what the sandbox's nodes receive and send with the OpenAPI files. */
import type {Context, MiddlewareHandler} from 'hono';
import type {Operation} from '../../src/lib/openapi/operations';
import type {Settings} from '../options';
import {contractFor, type Contract, type SpecificationName} from './contract';
import {UNDOCUMENTED_CALLS} from './undocumentedCalls';

async function findProblems(
  c: Context,
  contract: Contract,
  operation: Operation,
  strict: boolean,
): Promise<string[]> {
  const {status, headers} = c.res;
  const contentType = headers.get('content-type') ?? undefined;
  // The chat handler checks the events of a stream.
  const isStream = contentType?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await c.res.clone().text();
  const responseProblems = contract.responseProblems(operation, {status, contentType, text});
  // A refused request may break the specification. An accepted one shows that the two disagree.
  if (status >= 300) return responseProblems;
  const query = Object.entries(c.req.queries()).map(([name, values]) => [
    name,
    // If there are several values, the last one counts.
    values.at(-1) ?? '',
  ]);
  const request = {
    query: Object.fromEntries(query) as Record<string, string>,
    contentType: c.req.header('content-type'),
    text: c.req.method === 'GET' ? '' : await c.req.text(),
  };
  return [
    ...contract.requestProblems(operation, request),
    ...(strict ? contract.undeclaredProblems(operation, request) : []),
    ...responseProblems,
  ];
}

/**
 * Creates middleware that checks every request and response against the specification. It passes each mismatch to
 * `onViolation`. With `strict`, it also replaces the response by a 500 that lists the problems.
 */
export function checkContract(
  specification: SpecificationName,
  {strict, onViolation}: Pick<Settings, 'strict' | 'onViolation'>,
): MiddlewareHandler {
  /** Whether a call that isn't an operation may pass. A browser's preflight belongs to another call. */
  const mayBeUndocumented = (call: string): boolean =>
    !strict || call.startsWith('OPTIONS ') || UNDOCUMENTED_CALLS[specification].includes(call);
  return async (c, next) => {
    await next();
    const call = `${c.req.method} ${c.req.path}`;
    const contract = contractFor(specification);
    const operation = contract.operations.get(call);
    if (operation === undefined && mayBeUndocumented(call)) return;
    const problems =
      operation === undefined
        ? [`request: no such operation in ${contract.spec.file}`]
        : await findProblems(c, contract, operation, strict);
    if (problems.length === 0) return;
    const {status} = c.res;
    onViolation({operation: call, status, problems});
    if (!strict) return;
    const error = 'The sandbox and the specification disagree';
    // Hono merges the headers of an existing response into a new one.
    c.res = undefined;
    c.res = c.json({error, operation: call, status, problems}, 500);
  };
}
