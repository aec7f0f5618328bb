/** Reads the OpenAPI files as the site uses them. */
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';
import {listOperations} from '../../src/lib/openapi/operations';

/** The site's root. */
export const siteDir = path.resolve(__dirname, '../..');

/** All files with their APIs, in the order of src/config/apis.ts. */
export const readSpecifications = (values = variables) =>
  apis.map((api) => ({api, spec: loadSpecification(siteDir, api, values)}));

/** All operations, each with its specification and the route of its page. */
export const readOperations = () =>
  readSpecifications().flatMap(({api: {segment}, spec}) =>
    listOperations(spec).map((one) => ({...one, spec, route: `/api/${segment}/${one.slug}`})),
  );

export type ApiOperation = ReturnType<typeof readOperations>[number];
