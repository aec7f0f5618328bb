/** Reads the OpenAPI files, with variables substituted as on the site. */
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';
import {listOperations} from '../../src/lib/openapi/operations';

/** The root folder of the repository. */
export const siteDir = path.resolve(__dirname, '../..');

/**
 * Reads the specification of each API, in the order of src/config/apis.ts.
 *
 * @throws Error for a file that can't be read or parsed
 */
export function readSpecifications(values = variables) {
  return apis.map((api) => ({api, spec: loadSpecification(siteDir, api, values)}));
}

/**
 * Returns all operations of all APIs, without webhooks, each with the specification and the route of its
 * page.
 *
 * @throws Error as `readSpecifications` and `listOperations` do
 */
function readOperations() {
  return readSpecifications().flatMap(({api, spec}) =>
    listOperations(spec).map((operation) => ({
      ...operation,
      spec,
      route: `/api/${api.segment}/${operation.slug}`,
    })),
  );
}

export type ApiOperation = ReturnType<typeof readOperations>[number];
