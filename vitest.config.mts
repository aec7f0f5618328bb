import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** Files that last longest, the longest first: begun last, one of them would run alone at the end. */
const LONG = ['copiedBlocks.test.ts', 'builds.test.ts', 'badInput.test.ts', 'fuzz.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification) => {
      const index = LONG.indexOf(path.basename(moduleId));
      return index === -1 ? LONG.length : index;
    };
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

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
    // Vitest leaves one core to itself; on two cores that would halve the speed.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: {sequencer: LongestFirst},
    exclude: ['node_modules/**', 'build/**', '.docusaurus/**', '.cache/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,sandbox,tools,openapi,examples}/**/__tests__/**/*.test.{ts,tsx}',
            'tests/house/**/*.test.ts',
          ],
          // Some start servers and send megabytes; the default of 5 s is short on a loaded machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/{build,content,search}/**/*.test.ts'],
          // The first test of a file loads the build; some start servers.
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'variants',
          include: ['tests/{variants,dev}/**/*.test.ts'],
          // A poll ends with its state; the limit only says when it will not come.
          expect: {poll: {timeout: 30_000}},
          retry: process.env['CI'] === undefined ? 0 : 1,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
});
