/** What the kit holds: the sandbox, the MCP server, what they import, the specifications and the samples. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {isBuiltin} from 'node:module';
import path from 'node:path';
import {sampleFiles} from '../../code';
import manifest from '../kit/manifest.json';

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** `import … from 'x'`, `import 'x'` and `await import('x')`, types included. */
const importRegex =
  /(?:(?:^|\n)(?:import|export)\s(?:[^'"`;=()]*?\sfrom\s+)?|\bawait\simport\(\s*)['"]([^'"\n]+)['"]/g;
/** Data that a module reads from beside itself. */
const dataRegex = /\b__dirname, '([\w-]+\.yaml)'/g;
/** Overrides that the samples need; the others concern the site alone. */
const overrideRegex = /^libsodium/;
/** Runs TypeScript; named in a command, imported nowhere. */
const RUNNER = 'tsx';

const importsOf = (text: string): string[] =>
  [...text.matchAll(importRegex)].map(([, name = '']) => name);

function filesBelow(siteDir: string, folder: string, keep: RegExp): string[] {
  return readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => keep.test(file) && !/(?:^|[/\\])__tests__(?:[/\\]|$)/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll('\\', '/')));
}

/** The file that a relative import means. @throws when there is none */
function resolveImport(siteDir: string, from: string, name: string): string {
  const target = path.posix.join(path.posix.dirname(from), name);
  const found = [`${target}.ts`, `${target}/index.ts`, target].find((file) =>
    existsSync(path.join(siteDir, file)),
  );
  if (found === undefined) {
    throw new Error(`${from} imports "${name}", and there is no such file for the kit.`);
  }
  return found;
}

/** Paths of the kit's files from the site's root, sorted. */
export function kitFiles(siteDir: string): string[] {
  const found = new Set([
    ...filesBelow(siteDir, 'sandbox', /\.(?:ts|md)$/),
    ...filesBelow(siteDir, 'tools/sandbox', /\.(?:ts|md)$/),
    ...filesBelow(siteDir, 'tools/mcp', /\.(?:ts|md)$/),
    ...filesBelow(siteDir, 'openapi', /\.ya?ml$/),
    ...sampleFiles(siteDir),
  ]);
  // A Set that grows is walked to its new end: imports of imports come along.
  for (const file of found) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    for (const [, name = ''] of text.matchAll(dataRegex))
      found.add(path.posix.join(path.posix.dirname(file), name));
    for (const name of importsOf(text)) {
      if (name.startsWith('.')) found.add(resolveImport(siteDir, file, name));
    }
  }
  return [...found].sort();
}

/** The package that a bare import belongs to: `ajv/dist/2020` is `ajv`. */
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** Packages that the TypeScript files import, in the versions of the site. @throws for one that the site lacks */
export function kitDependencies(
  texts: Readonly<Record<string, string>>,
  site: Manifest,
): Record<string, string> {
  const versions = {...site.devDependencies, ...site.dependencies};
  const used = new Map<string, string>([[RUNNER, 'npm run sandbox']]);
  for (const [file, text] of Object.entries(texts)) {
    for (const name of file.endsWith('.ts') ? importsOf(text) : [])
      if (!name.startsWith('.') && !isBuiltin(name)) used.set(packageOf(name), file);
  }
  const entries = [...used].sort().map(([name, file]): [string, string] => {
    const version = versions[name];
    if (version !== undefined) return [name, version];
    throw new Error(`${file} needs "${name}" for the kit, and package.json does not list it.`);
  });
  return Object.fromEntries(entries);
}

/** The file that `npx` runs. */
export const MCP_FILE = 'mcp.mjs';

/** Starts the MCP server from any folder, for the site that the kit is from. */
export const mcpStart = (siteAddress: string): string => `#!/usr/bin/env node
import '${RUNNER}';

process.argv.splice(2, 0, '--site', '${siteAddress}');
await import('./tools/mcp/index.ts');
`;

/** The kit's own package.json: what to install, and the two commands. */
export const kitManifest = (texts: Readonly<Record<string, string>>, site: Manifest): object => ({
  ...manifest,
  engines: site.engines,
  dependencies: kitDependencies(texts, site),
  overrides: Object.fromEntries(
    Object.entries(site.overrides ?? {}).filter(([name]) => overrideRegex.test(name)),
  ),
});
