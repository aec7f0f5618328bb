/** Reads OpenAPI files. Everything in this repository that needs one uses this. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {substitute} from '../variables';
import {Specification} from './specification';

/** Location of a file, and whether it has variables (`ApiDefinition` in src/config/apis.ts). */
interface SpecificationSource {
  readonly specPath: string;
  readonly variables?: boolean;
}

/**
 * Reads an OpenAPI file, substitutes its variables, and parses it. Call checkSpecification before relying
 * on the types of the document.
 *
 * @throws Error that names the file if it cannot be read, and the file and line of a mistake in its syntax or of an
 *   unknown variable
 */
export function loadSpecification(
  siteDir: string,
  {specPath: file, variables: hasVariables = false}: SpecificationSource,
  variables: Readonly<Record<string, string>>,
): Specification {
  let text: string;
  try {
    // Without a byte order mark, which JSON does not allow.
    text = readFileSync(path.resolve(siteDir, file), 'utf8').replace(/^\u{FEFF}/u, '');
  } catch (cause) {
    throw new Error(
      `${file}: the specification cannot be read (${String(cause)}). The list of APIs is in src/config/apis.ts.`,
      {cause},
    );
  }
  return new Specification(file, hasVariables ? substitute(text, variables, {file}) : text);
}
