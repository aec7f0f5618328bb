import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Three kinds of tests: beside the code; of the built site in build/; of builds with other settings or broken input. */
export default defineConfig({
  // tsconfig.json keeps JSX for Docusaurus' own compiler; here it has to become calls.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/doubles/link.tsx'),
      '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/doubles/translate.tsx'),
    },
  },
  test: {
    exclude: ['node_modules/**', 'build/**', '.docusaurus/**', '.cache/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,sandbox,scripts,openapi,examples}/**/__tests__/**/*.test.{ts,tsx}'],
          // Some start servers and send megabytes; the default of 5 s is short on a loaded machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {name: 'build', include: ['tests/{build,content,search}/**/*.test.ts']},
      },
      {
        extends: true,
        test: {
          name: 'variants',
          include: ['tests/{variants,dev}/**/*.test.ts'],
          // Each builds a site or starts a dev server: one at a time on two cores.
          fileParallelism: false,
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
