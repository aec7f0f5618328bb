/** The door for OpenAPI files: everything of this repository that reads one reads it here. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {substitute} from '../variables';
import {checkSpecification} from './check';
import {Specification, SpecificationError} from './specification';

/**
 * Reads an OpenAPI file from the site's root: variables substituted, parsed, its shape checked.
 *
 * @throws SpecificationError when it cannot be read, parsed or used; UnknownVariableError for a wrong variable
 */
export function loadSpecification(
  siteDir: string,
  file: string,
  variables: Readonly<Record<string, string>>,
): Specification {
  let text: string;
  try {
    text = readFileSync(path.resolve(siteDir, file), 'utf8');
  } catch (cause) {
    throw new SpecificationError(
      `${file}: the specification cannot be read (${String(cause)}). The list of APIs is in src/config/apis.ts.`,
      {cause},
    );
  }
  const spec = new Specification(file, substitute(text, variables, {file}));
  checkSpecification(spec);
  return spec;
}
