/** Reads the OpenAPI files as the site uses them. */
import path from 'node:path';
import {apis, type ApiDefinition} from '../../src/config/apis';
import {variables, type Variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';
import type {Specification} from '../../src/lib/openapi/specification';

/** The site's root. */
export const siteDir = path.resolve(__dirname, '../..');

/** All files with their APIs, in the order of src/config/apis.ts. */
export function readSpecifications(
  values: Variables = variables,
): {readonly api: ApiDefinition; readonly spec: Specification}[] {
  return apis.map((api) => ({api, spec: loadSpecification(siteDir, api, values)}));
}
