/** Reads the OpenAPI files as the site uses them. */
import path from 'node:path';
import {apis} from '../../src/config/apis';
import {variables} from '../../src/config/variables';
import {loadSpecification} from '../../src/lib/openapi/load';

/** The site's root. */
export const siteDir = path.resolve(__dirname, '../..');

/** All files with their APIs, in the order of src/config/apis.ts. */
export const readSpecifications = (values = variables) =>
  apis.map((api) => ({api, spec: loadSpecification(siteDir, api, values)}));
