import {readdirSync} from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import eslint from '@eslint/js';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** One wall of the house: files in `target` import nothing from `from`, save types (design: config, plugins, theme, build). */
const wall = (target, from, message) => ({target, from, message});

const capabilities = readdirSync('src/capabilities');
const BROWSER = [
  './src/{theme,components,hooks,pages}/**/*',
  './src/capabilities/*/{client,theme}/**/*',
];
const BUILD = [
  './src/capabilities/*/node/**/*',
  './tools/**/*',
  './bench/**/*',
  './sandbox/**/*',
  './examples/**/*',
];

const walls = [
  wall(
    './src/config',
    ['./src/{capabilities,theme,components,hooks,pages}/**/*', './tools/**/*', './bench/**/*'],
    'src/config holds values only: what needs them reads them, not the other way round.',
  ),
  wall(
    './src/lib',
    [
      './src/{capabilities,theme,components,hooks,pages,config}/**/*',
      './tools/**/*',
      './bench/**/*',
    ],
    'src/lib is pure: pass what it needs as arguments.',
  ),
  wall(
    './src/capabilities/*/shared/**/*',
    [
      './src/{theme,components,hooks,pages}/**/*',
      './src/capabilities/*/{node,client,theme}/**/*',
      './tools/**/*',
    ],
    'shared/ runs at build time and in the browser: it imports neither side.',
  ),
  wall(
    './src/capabilities/*/node/**/*',
    BROWSER,
    'node/ runs at build time: hand data over to the browser instead.',
  ),
  wall(BROWSER, BUILD, 'Browser code imports nothing that runs in Node.'),
  wall(
    './examples',
    ['./src/**/*', './sandbox/**/*', './tools/**/*'],
    'Samples stand alone: a reader copies the file.',
  ),
  wall(
    './sandbox',
    ['./src/capabilities/**/*', './src/{theme,components,hooks,pages}/**/*', './tools/**/*'],
    'The sandbox knows only openapi/, src/config and src/lib.',
  ),
  ...capabilities.map((name) =>
    wall(
      `./src/capabilities/${name}`,
      [
        `./src/capabilities/!(${name})/{node,theme}/**/*`,
        `./src/capabilities/!(${name})/{client,shared}/!(index.ts)`,
        `./src/capabilities/!(${name})/client/*/**/*`,
      ],
      'A capability imports another through an index.ts only: its own, that of client/ or that of shared/.',
    ),
  ),
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
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {project: ['./tsconfig.json'], tsconfigRootDir: import.meta.dirname},
    },
    plugins: {'import-x': importX},
    settings: {
      // Without extensions and alias no import of ours is resolved, and the walls let everything through.
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
      // Callbacks handed to JSX props may be async: React ignores the promise, and errors surface in the handler.
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      // Node's test and plugin hooks ask for async functions that happen not to await.
      '@typescript-eslint/require-await': 'off',
      'import-x/no-restricted-paths': ['error', {zones: walls, basePath: import.meta.dirname}],
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
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@docusaurus/theme-common/internal'],
              message: 'Use the public hooks of theme-common.',
            },
          ],
        },
      ],
    },
  },
  {
    files: [
      'src/{theme,components,hooks,pages}/**/*.{ts,tsx}',
      'src/capabilities/*/{client,theme}/**/*.{ts,tsx}',
    ],
    plugins: {'@docusaurus': docusaurus, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y},
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...docusaurus.configs.recommended.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-untranslated-text': 'off',
    },
  },
  {
    // Tests and commands talk to the process, and a suite is one long function by nature.
    files: [
      '**/__tests__/**',
      'tests/**',
      'tools/**',
      'bench/**',
      'sandbox/**',
      'examples/**',
      '*.config.ts',
      'src/config/env.ts',
    ],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      'no-restricted-properties': 'off',
      'max-lines-per-function': 'off',
      'max-lines': ['error', {max: 400}],
      // A test may render the bare elements that MDX or the theme hands to a component.
      '@docusaurus/prefer-docusaurus-heading': 'off',
      '@docusaurus/no-html-links': 'off',
    },
  },
  {
    // A test may stand on both sides of a wall: what one side hands over, the other side renders.
    files: ['**/__tests__/**'],
    rules: {'import-x/no-restricted-paths': 'off'},
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        process: 'readonly',
        console: 'readonly',
        document: 'readonly',
        window: 'readonly',
      },
    },
  },
);
