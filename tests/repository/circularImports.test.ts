/** Checks that imports go one way. The linter's rule for this ignores the imports of types. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {gitFiles} from '../../tools/lib/gitFiles';

const FOLDERS = ['src', 'sandbox', 'tools', 'tests', 'bench'];
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * Matches imports, including those of types: `import {a} from './b';`, `export * from 'c';`, `import 'd';`, and
 * `await import('e')`. Only an `await import` may be indented.
 */
const importRegex =
  /(?:(?:^|\n)(?:import|export)\s(?:[^'"`;=()]*?\sfrom\s+)?|\bawait\simport\(\s*)['"]([^'"\n]+)['"]/g;

const files = new Set(gitFiles('.', FOLDERS).filter((file) => /\.tsx?$/.test(file)));

/** Returns the file that an import names; undefined for a package, and for files that are not TypeScript. */
function resolveImport(file: string, name: string): string | undefined {
  if (!/^\.|^@site\//.test(name)) return undefined;
  const target = name.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), name)
    : name.slice('@site/'.length);
  return ENDINGS.map((ending) => target + ending).find((candidate) => files.has(candidate));
}

function readImports(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(importRegex)].flatMap(
    ([, name = '']) => resolveImport(file, name) ?? [],
  );
}

/** Returns the shortest way along imports that leads back to a file: `a.ts → b.ts → a.ts`. */
function findCircle(start: string, imports: ReadonlyMap<string, readonly string[]>) {
  /** The way to each file that `start` imports, directly or indirectly. */
  const ways = new Map([[start, start]]);
  // The loop also visits the files that it adds.
  for (const [file, way] of ways) {
    for (const imported of imports.get(file) ?? []) {
      const longerWay = `${way} → ${imported}`;
      if (imported === start) return longerWay;
      if (!ways.has(imported)) ways.set(imported, longerWay);
    }
  }
  return undefined;
}

it('no file imports itself through others, not even for a type', () => {
  const imports = new Map([...files].map((file) => [file, readImports(file)]));
  // Otherwise the imports were not found.
  expect([...imports.values()].flat().length).toBeGreaterThan(files.size);
  expect([...files].flatMap((file) => findCircle(file, imports) ?? [])).toEqual([]);
});
