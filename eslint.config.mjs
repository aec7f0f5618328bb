import {readdirSync} from 'node:fs';
import eslint from '@eslint/js';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** A rule of no-restricted-paths: files in `target` must not import from `from`, apart from `except`. */
const forbid = (target, from, message, except = []) => ({target, from, message, except});

const PLUGINS = readdirSync('src/plugins', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);
/** The files of a plugin that others may import: for the configuration, for built pages, for the browser, and for both. */
const ENTRY_POINTS = '{index,visitor,client/index,shared/index}.ts';

/** Code that runs in the browser. */
const BROWSER = [
  './src/{theme,components,hooks,pages}/**/*',
  './src/plugins/*/{client,theme}/**/*',
];
/** Code that only runs in Node. */
const NODE = [
  './src/plugins/*/{node,cli}/**/*',
  './src/plugins/*/cli.ts',
  './tools/**/*',
  './bench/**/*',
  './sandbox/**/*',
  './examples/**/*',
];
/** Everything outside src/plugins. */
const OUTSIDE_PLUGINS = ['./*.ts', './{bench,sandbox,tests,tools}/**/*', './src/!(plugins)/**/*'];

const importRules = [
  forbid(
    './src/config',
    ['./src/{plugins,theme,components,hooks,pages}/**/*', './tools/**/*', './bench/**/*'],
    'src/config contains values only: the code that needs a value imports it, not the other way around.',
  ),
  forbid(
    './src/lib',
    ['./src/{plugins,theme,components,hooks,pages,config}/**/*', './tools/**/*', './bench/**/*'],
    'src/lib is pure: pass what it needs as arguments.',
  ),
  forbid(
    './src/plugins/*/shared/**/*',
    [
      './src/{theme,components,hooks,pages}/**/*',
      './src/plugins/*/{node,client,theme}/**/*',
      './tools/**/*',
    ],
    'shared/ runs at build time and in the browser: it must not import code for only one of them.',
  ),
  forbid(
    './src/plugins/*/node/**/*',
    BROWSER,
    'node/ runs at build time: pass data to the browser instead of importing its code.',
  ),
  forbid(BROWSER, NODE, 'Browser code must not import code that runs in Node.'),
  forbid(
    './examples',
    ['./src/**/*', './sandbox/**/*', './tools/**/*'],
    'Samples are self-contained: a reader copies the file.',
  ),
  forbid(
    './sandbox',
    ['./src/plugins/**/*', './src/{theme,components,hooks,pages}/**/*', './tools/**/*'],
    'The sandbox may import only openapi/, src/config, and src/lib.',
  ),
  ...PLUGINS.map((name) =>
    forbid(
      [...OUTSIDE_PLUGINS, `./src/plugins/!(${name})/**/*`],
      `./src/plugins/${name}/**/*`,
      `Import "${name}" through an entry point: index.ts (configuration), visitor.ts (built pages), client/index.ts (browser), or shared/index.ts (both).`,
      // Not `**/src/…`: a pattern with `**` skips a checkout below a folder such as ~/.cache.
      [`${import.meta.dirname}/src/plugins/${name}/${ENTRY_POINTS}`],
    ),
  ),
];

/** Internals of Docusaurus. Only src/plugins/core-patches may import them. */
const internals = [
  {
    regex: '^@docusaurus/(?!theme-common/internal)[^/]+/lib/|^@docusaurus/theme-common/internal',
    message:
      'This is an internal of Docusaurus: use its public API, or add a patch to core-patches.',
  },
  {
    // Files that the plugins write are allowed.
    regex: `^@generated/(?!(?:${PLUGINS.join('|')}|site-[^/]*)/)`,
    message:
      'Docusaurus generates this module: use its public API, or add a patch to core-patches.',
  },
];

export default tseslint.config(
  {
    ignores: [
      'build*/**',
      '.docusaurus/**',
      '.cache/**',
      'node_modules/**',
      'docs/**',
      'static/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'import-x': importX},
    settings: {
      // Without extensions and alias, imports are not resolved and the import rules never apply.
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
          alias: {'@site': [import.meta.dirname]},
        }),
      ],
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', {'ts-expect-error': 'allow-with-description'}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        {considerDefaultExhaustiveForUnions: true},
      ],
      // A callback in a JSX prop may be async: React ignores the promise, and the handler reports errors.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Hooks of plugins and tests must be async even if they do not await.
      '@typescript-eslint/require-await': 'off',
      'import-x/no-restricted-paths': [
        'error',
        {zones: importRules, basePath: import.meta.dirname},
      ],
      // Node's modules, packages, the site's own aliases, then relative files. `npm run format` sorts them.
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'internal', 'parent', 'sibling', 'index'],
          pathGroups: [{pattern: '@{site,theme,theme-original,generated}/**', group: 'internal'}],
          pathGroupsExcludedImportTypes: [],
          alphabetize: {order: 'asc', caseInsensitive: true},
          'newlines-between': 'never',
        },
      ],
      'max-lines': ['error', {max: 300, skipBlankLines: false}],
      'max-lines-per-function': [
        'error',
        {max: 80, skipBlankLines: true, skipComments: true, IIFEs: true},
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through src/config/env.ts.',
        },
      ],
      'no-restricted-imports': ['error', {patterns: internals}],
    },
  },
  {
    files: [
      'src/{theme,components,hooks,pages}/**/*.{ts,tsx}',
      'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
    ],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    // Commands and tests read the environment of their process, and a test suite is one long function.
    files: [
      '**/__tests__/**',
      'tests/**',
      'tools/**',
      'bench/**',
      'sandbox/**',
      'examples/**',
      '{playwright,vitest}.config.{ts,mts}',
      'src/config/env.ts',
    ],
    rules: {
      'no-restricted-properties': 'off',
      'max-lines-per-function': 'off',
    },
  },
  {
    // A text from outside must not keep a program busy: the time of an expression grows with the text, not with its square.
    files: [
      'sandbox/**/*.ts',
      'tools/{serve,start,mcp}/**/*.ts',
      'src/plugins/dev-proxy/**/*.ts',
      'src/plugins/search/shared/**/*.ts',
      'src/lib/{comparableName,nearestName,matchErrors}.ts',
    ],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': ['error', {report: 'potential'}],
    },
  },
  {
    files: ['src/plugins/core-patches/**', 'tests/build/corePatches.test.ts'],
    rules: {'no-restricted-imports': 'off'},
  },
  {
    // Unit tests may import both sides. The other files test the internals of a plugin on the built site.
    files: [
      '**/__tests__/**',
      'tests/search/*.ts',
      'tests/build/{corePatches,parity}.test.ts',
      'tests/e2e/shell.announcement.spec.ts',
      'tests/repository/originals.test.ts',
      'tests/variants/localeCases.ts',
    ],
    rules: {'import-x/no-restricted-paths': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        __filename: 'readonly',
        process: 'readonly',
        console: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
  },
);
