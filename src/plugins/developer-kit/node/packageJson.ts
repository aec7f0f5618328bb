/** Makes the package.json of the developer kit. */
import {isBuiltin} from 'node:module';
import {findImports} from '../../../lib/findImports';

/** The part of the site's package.json that is needed. */
export interface SitePackage {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** The package that runs TypeScript. No file imports it, but the scripts need it. */
const RUNNER = 'tsx';

const FIXED_FIELDS = {
  name: 'developer-kit',
  private: true,
  description: 'Sandbox of the documented APIs, and the samples of the documentation',
  version: '1.0.0',
  license: 'MIT',
  scripts: {sandbox: `node --import ${RUNNER} tools/sandbox/index.ts`},
};

/** Matches the packages whose overrides the samples need. The other overrides of the site concern its build. */
const overrideRegex = /^libsodium/;

/**
 * Returns the content of the developer kit's package.json. `makeDeveloperKit` (../index.ts) calls it.
 *
 * @param texts the texts of the developer kit's files, by path
 * @throws Error as `collectDependencies` does
 */
export function makePackageJson(
  texts: Readonly<Record<string, string>>,
  sitePackage: SitePackage,
): object {
  const overrides = Object.entries(sitePackage.overrides ?? {}).filter(([name]) =>
    overrideRegex.test(name),
  );
  return {
    ...FIXED_FIELDS,
    engines: sitePackage.engines,
    dependencies: collectDependencies(texts, sitePackage),
    overrides: Object.fromEntries(overrides),
  };
}

/**
 * Returns the versions of the packages that TypeScript files import, and of tsx, which runs them. The versions are those of
 * the site. Exported for tests.
 *
 * @throws Error for a package that the site's package.json does not list
 */
export function collectDependencies(
  texts: Readonly<Record<string, string>>,
  sitePackage: SitePackage,
): Record<string, string> {
  const versions = {...sitePackage.devDependencies, ...sitePackage.dependencies};
  /** A file that needs the package, by the name of the package. */
  const neededBy = new Map([[RUNNER, 'npm run sandbox']]);
  for (const [file, text] of Object.entries(texts)) {
    if (!file.endsWith('.ts')) continue;
    const packages = findImports(text).filter((name) => !name.startsWith('.') && !isBuiltin(name));
    for (const name of packages) neededBy.set(packageOf(name), file);
  }
  const dependencies: Record<string, string> = {};
  for (const [name, file] of [...neededBy].sort()) {
    const version = versions[name];
    if (version === undefined) {
      throw new Error(
        `${file}: the developer kit needs the package "${name}", which package.json does not list. Add it with npm install.`,
      );
    }
    dependencies[name] = version;
  }
  return dependencies;
}

/** Returns the package of an import: `ajv` for `ajv/dist/2020`, `@scope/name` for `@scope/name/deep`. */
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
