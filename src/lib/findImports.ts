/**
 * Matches imports, including those of types: `import {a} from './b';`, `export * from 'c';`, `import 'd';`, and
 * `await import('e')`. Only an `await import` may be indented.
 */
const importRegex =
  /(?:(?:^|\n)(?:import|export)\s(?:[^'"`;=()]*?\sfrom\s+)?|\bawait\simport\(\s*)['"]([^'"\n]+)['"]/g;

/**
 * Returns the modules that the text of a TypeScript file imports: `./b`, `node:fs`, `ajv/dist/2020`. The developer kit and
 * the samples of the MCP server find their files and their packages with it.
 */
export const findImports = (text: string): string[] =>
  [...text.matchAll(importRegex)].map(([, name = '']) => name);
