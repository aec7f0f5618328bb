/** Reads the OpenAPI files, with variables substituted as on the site. */
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';

/** The root folder of the repository. */
export const siteDir = path.resolve(__dirname, '../..');

/**
 * Reads the specification of each API, in the order of src/config/apis.ts.
 *
 * @throws Error for a file that can't be read or parsed
 */
export function readSpecifications() {
  return apis.map((api) => ({api, spec: loadSpecification(siteDir, api, variables)}));
}
