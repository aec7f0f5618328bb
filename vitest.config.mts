import {readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';
import {BaseSequencer, type TestSpecification} from 'vitest/node';

/** The slowest test files, slowest first. Started last, one of them would run alone at the end. */
const SLOW_FILES = [
  'copiedBlocks.test.ts',
  'builds.test.ts',
  'samples.test.ts',
  'referenceClient.test.ts',
  'start.test.ts',
  'mcpInstall.test.ts',
  'robustness.test.ts',
  'sampleMutations.test.ts',
  'developerKit.test.ts',
  'claims.test.ts',
];

/** Starts the slow files first, and the files with a DOM last. A worker that gets a file of the other kind starts again. */
class SlowFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({moduleId}: TestSpecification) => {
      const index = SLOW_FILES.indexOf(path.basename(moduleId));
      if (index !== -1) return index;
      const hasDom = readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment');
      return SLOW_FILES.length + (hasDom ? 1 : 0);
    };
    const ranks = new Map(files.map((file) => [file, rank(file)]));
    return (await super.sort(files)).sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

/** Three projects: unit tests, tests of the built site in build/, and tests that build the site with other settings. */
export default defineConfig({
  // tsconfig.json preserves JSX for the compiler of Docusaurus; Vitest must compile it.
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      // Docusaurus exports these functions of the same package.
      '@docusaurus/router': 'react-router-dom',
      '@docusaurus/Link': path.resolve(import.meta.dirname, 'tests/mocks/link.tsx'),
      '@docusaurus/Translate': path.resolve(import.meta.dirname, 'tests/mocks/translate.tsx'),
    },
  },
  test: {
    // By default Vitest leaves one core idle, which would halve the speed on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: {sequencer: SlowFilesFirst},
    exclude: ['node_modules/**', 'build/**', '.docusaurus/**', '.cache/**'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{src,sandbox,tools,openapi,examples}/**/__tests__/**/*.test.{ts,tsx}',
            'tests/{repository,claims}/**/*.test.ts',
          ],
          // The files of a worker share their modules, which saves a third of the time. A test that needs a fresh
          // module calls `vi.resetModules()`.
          isolate: false,
          setupFiles: 'tests/mocks/emptyPage.ts',
          // Some tests start servers and send megabytes. The default of 5 s is too short on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'build',
          include: ['tests/{build,content,dev,search}/**/*.test.ts'],
          // The files of a worker share the parsed pages (tests/builtSite.ts), which saves most of the time.
          isolate: false,
          // The first test that reads all pages parses them, and some tests start servers.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'variants',
          include: ['tests/variants/**/*.test.ts'],
          // A poll ends as soon as its condition is met; this is the limit for a slow machine.
          expect: {poll: {timeout: 30_000}},
          // A test may build the site twice.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
