import type {Context, MiddlewareHandler} from 'hono';
import type {Operation} from '../../src/lib/openapi/operations';
import {readYaml} from '../../src/lib/readYaml';
import type {Settings} from '../options';
import {contractOf, type Contract, type SpecificationName} from './contract';

type Calls = Readonly<Record<SpecificationName, readonly string[]>>;

const outside = readYaml<Calls>(__dirname, 'outside.yaml');

async function exchangeProblems(
  c: Context,
  contract: Contract,
  operation: Operation,
  strict: boolean,
): Promise<string[]> {
  const {status, headers} = c.res;
  const contentType = headers.get('content-type') ?? undefined;
  const isStream = contentType?.startsWith('text/event-stream') === true;
  const text = isStream ? '' : await c.res.clone().text();
  const ofResponse = contract.responseProblems(operation, {status, contentType, text});
  // Problems of a request count only when it was accepted: then the two disagree on what is right.
  if (status >= 300) return ofResponse;
  const queries = Object.entries(c.req.queries());
  const request = {
    // Of a repeated parameter the last counts.
    query: Object.fromEntries(queries.map(([name, values]) => [name, values.at(-1) ?? ''])),
    contentType: c.req.header('content-type'),
    text: c.req.method === 'GET' ? '' : await c.req.text(),
  };
  return [
    ...contract.requestProblems(operation, request),
    ...(strict ? contract.undeclaredProblems(operation, request) : []),
    ...ofResponse,
  ];
}

/** Middleware that compares every exchange with the specification. */
export function checkContract(
  specification: SpecificationName,
  {strict, onMismatch}: Pick<Settings, 'strict' | 'onMismatch'>,
): MiddlewareHandler {
  /** A browser's preflight belongs to the call that follows it. */
  const mayPass = (operation: string): boolean =>
    !strict || operation.startsWith('OPTIONS ') || outside[specification].includes(operation);
  return async (c, next) => {
    await next();
    const operation = `${c.req.method} ${c.req.path}`;
    const contract = contractOf(specification);
    const specified = contract.operations.get(operation);
    if (specified === undefined && mayPass(operation)) return;
    const problems =
      specified === undefined
        ? [`request: no such operation in ${contract.spec.file}`]
        : await exchangeProblems(c, contract, specified, strict);
    if (problems.length === 0) return;
    const {status} = c.res;
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
