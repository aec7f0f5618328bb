/** The operations of the specifications, in the form that the check asks for. */
import leven from 'leven';
import {listOperations, responsesOf} from '../../src/lib/openapi/operations';
import type {readSpecifications} from '../lib/specifications';
import type {Call} from './prose';

/** All operations of the given specifications. */
export const readOperations = (specifications: ReturnType<typeof readSpecifications>) =>
  specifications.flatMap(({api: {segment}, spec}) =>
    listOperations(spec).map(({method, path, slug, source}) => ({
      method: method.toUpperCase(),
      path,
      // Where its page is: `nildb` and `upload-data`.
      segment,
      slug,
      // `200`, `4XX`, `default`.
      statuses: responsesOf(source).map(([status]) => status),
    })),
  );

/** One operation as pages may name it. */
export type ApiOperation = ReturnType<typeof readOperations>[number];

/** Whether a path is an instance of a template: `{id}` stands for any one segment. */
export function matchesPath(template: string, path: string): boolean {
  const wanted = template.split('/');
  const found = path.split('/');
  return (
    wanted.length === found.length &&
    wanted.every((segment, index) => segment === found[index] || segment.startsWith('{'))
  );
}

/** Whether a mention may mean a template: its path, or without a method also a beginning of it. */
export function mayMean(
  template: {readonly method: string; readonly path: string},
  {method, path}: {readonly method: string | undefined; readonly path: string},
): boolean {
  if (method !== undefined) return method === template.method && matchesPath(template.path, path);
  return matchesPath(template.path, path) || template.path.startsWith(`${path}/`);
}

/** The operation whose call looks most like this one. */
export function nearestOperation(
  operations: readonly ApiOperation[],
  {method, path}: Pick<Call, 'method' | 'path'>,
): ApiOperation | undefined {
  const distance = (operation: ApiOperation): number =>
    leven(operation.path, path) + (method === undefined || method === operation.method ? 0 : 1);
  return [...operations].sort((a, b) => distance(a) - distance(b))[0];
}
