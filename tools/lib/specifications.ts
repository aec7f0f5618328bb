/** Reads the OpenAPI files as the site uses them: variables substituted, then parsed. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {apis, type ApiDefinition} from '../../src/config/apis';
import {variables, type Variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';
import {isObject, type JsonObject} from './openapi';

/** The site's root. */
export const siteDir = path.resolve(__dirname, '../..');

/** One OpenAPI file, ready to be used. */
export interface Specification {
  readonly api: ApiDefinition;
  /** The YAML text after substitution. */
  readonly text: string;
  /** The parsed document; `npm run lint:openapi` checks that it is OpenAPI. */
  readonly document: JsonObject;
}

/**
 * Reads one API's file.
 *
 * @throws UnknownVariableError with file:line, or the YAML parser's error with line and column
 */
export function readSpecification(
  api: ApiDefinition,
  values: Variables = variables,
): Specification {
  const source = readFileSync(path.join(siteDir, api.specPath), 'utf8');
  const text = substitute(source, values, {file: api.specPath});
  const document: unknown = parse(text);
  if (!isObject(document))
    throw new Error(`${api.specPath}: expected an OpenAPI document, found none`);
  return {api, text, document};
}

/** Both files, in the order of src/config/apis.ts. */
export function readSpecifications(values: Variables = variables): Specification[] {
  return apis.map((api) => readSpecification(api, values));
}
