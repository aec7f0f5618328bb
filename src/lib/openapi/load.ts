/** The door for OpenAPI files: everything of this repository that reads one reads it here. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {substitute} from '../variables';
import {checkSpecification} from './check';
import {rebaseLinks} from './links';
import {Specification} from './specification';

/** Where a file is, and how it is read: `ApiDefinition` in src/config/apis.ts explains each. */
interface SpecificationSource {
  readonly specPath: string;
  readonly variables?: boolean;
  readonly linkBase?: string;
}

/**
 * Reads an OpenAPI file from the site's root: variables substituted where it has any, parsed, its shape checked.
 *
 * @throws Error with file:line when it cannot be read, parsed or used, or names a wrong variable
 */
export function loadSpecification(
  siteDir: string,
  {specPath: file, variables: hasVariables = false, linkBase}: SpecificationSource,
  variables: Readonly<Record<string, string>>,
): Specification {
  let text: string;
  try {
    text = readFileSync(path.resolve(siteDir, file), 'utf8');
  } catch (cause) {
    throw new Error(
      `${file}: the specification cannot be read (${String(cause)}). The list of APIs is in src/config/apis.ts.`,
      {cause},
    );
  }
  const spec = new Specification(file, hasVariables ? substitute(text, variables, {file}) : text);
  checkSpecification(spec);
  if (linkBase !== undefined) rebaseLinks(spec, linkBase);
  return spec;
}
