import {readdirSync} from 'node:fs';
import {defineConfig} from 'oxlint';

const PLUGINS = readdirSync('src/plugins', {withFileTypes: true})
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Internals of Docusaurus. Only src/plugins/core-patches may import them. */
const INTERNALS = [
  {
    regex: '^@docusaurus/[^/]+/lib/|^@docusaurus/theme-common/internal',
    message:
      'This is an internal of Docusaurus: use its public API, or add a patch to core-patches.',
  },
  {
    // The modules that Docusaurus writes. Those of plugins are allowed.
    regex:
      '^@generated/(?:client-modules|codeTranslations|docusaurus|globalData|i18n|registry|routes)',
    message:
      'Docusaurus generates this module: use its public API, or add a patch to core-patches.',
  },
];

const OTHER_PLUGIN = {
  // The path of a plugin as seen from outside (src/plugins/search/…) and from another plugin (../../search/…).
  regex: `(?:/plugins/[^/]+|^(?:\\.\\./)+(?:${PLUGINS.join('|')}))/(?:(?:node|cli|theme|options)\\b|(?:client|shared)/)`,
  message:
    'Import a plugin through an entry point: index.ts (configuration), visitor.ts (built pages), client/index.ts (browser), or shared/index.ts (both).',
};

/** A pattern of no-restricted-imports: no import of the site's own files in one of these folders. */
const folders = (names, message) => ({
  regex: `^(?:\\.|@site/)(?:.*/)?(?:${names.join('|')})(?:/|$)`,
  message,
});

const TOOLS = ['tools', 'bench'];
const INTERFACE = ['theme', 'components', 'hooks', 'pages'];

const restrictImports = (files, patterns) => ({
  files,
  rules: {'no-restricted-imports': ['error', {patterns: [...INTERNALS, ...patterns]}]},
});

const boundaries = [
  restrictImports(['src/**', 'tests/**', 'tools/**', 'bench/**', '*.ts'], [OTHER_PLUGIN]),
  restrictImports(
    ['src/config/**'],
    [
      folders(
        ['plugins', ...INTERFACE, ...TOOLS],
        'src/config contains values only: the code that needs a value imports it, not the other way around.',
      ),
    ],
  ),
  restrictImports(
    ['src/lib/**'],
    [
      folders(
        ['plugins', 'config', ...INTERFACE, ...TOOLS],
        'src/lib is pure: pass what it needs as arguments.',
      ),
    ],
  ),
  restrictImports(
    ['src/plugins/*/shared/**'],
    [
      OTHER_PLUGIN,
      folders(
        ['node', 'client', ...INTERFACE, ...TOOLS],
        'shared/ runs at build time and in the browser: it must not import code for only one of them.',
      ),
    ],
  ),
  restrictImports(
    ['src/plugins/*/node/**'],
    [
      OTHER_PLUGIN,
      folders(
        ['client', ...INTERFACE],
        'node/ runs at build time: pass data to the browser instead of importing its code.',
      ),
    ],
  ),
  restrictImports(
    ['src/{theme,components,hooks,pages}/**', 'src/plugins/*/{client,theme}/**'],
    [
      OTHER_PLUGIN,
      folders(
        ['node', 'cli', 'sandbox', ...TOOLS],
        'Browser code must not import code that runs in Node.',
      ),
    ],
  ),
  restrictImports(
    ['examples/**'],
    [folders(['src', 'sandbox', 'tools'], 'Samples are self-contained: a reader copies the file.')],
  ),
  restrictImports(
    ['sandbox/**'],
    [
      folders(
        ['plugins', ...INTERFACE, 'tools'],
        'The sandbox may import only openapi/, src/config, and src/lib.',
      ),
    ],
  ),
];

const SUPER_LINEAR = ['error', {report: 'potential'}];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'react', 'oxc'],
  jsPlugins: ['eslint-plugin-regexp'],
  options: {typeAware: true},
  categories: {correctness: 'error'},
  ignorePatterns: ['build*/**', '.docusaurus/**', 'docs/**', 'static/**'],
  rules: {
    'max-lines': ['error', {max: 300, skipBlankLines: false}],
    'max-lines-per-function': [
      'error',
      {max: 80, skipBlankLines: true, skipComments: true, IIFEs: true},
    ],
    'no-unused-vars': ['error', {argsIgnorePattern: '^_', varsIgnorePattern: '^_'}],
    'no-restricted-properties': [
      'error',
      {
        object: 'process',
        property: 'env',
        message: 'Read the environment through src/config/env.ts.',
      },
    ],
    'typescript/ban-ts-comment': ['error', {'ts-expect-error': 'allow-with-description'}],
    'typescript/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
    'typescript/no-explicit-any': 'error',
    // A callback in a JSX prop may be async: React ignores the promise, and the handler reports errors.
    'typescript/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/switch-exhaustiveness-check': ['error', {considerDefaultExhaustiveForUnions: true}],
    // Off, because they report code that is right here: sorting of texts, characters of a text, and effects that
    // read the browser after the first render.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
    'typescript/no-useless-default-assignment': 'off',
    'react/immutability': 'off',
    'react/set-state-in-effect': 'off',
    // The `children` of a syntax tree aren't React children.
    'react/no-children-prop': 'off',
  },
  overrides: [
    ...boundaries,
    {
      files: ['**/*.{ts,tsx,mts}'],
      rules: {
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
      },
    },
    {
      files: [
        'src/{theme,components,hooks,pages}/**/*.{ts,tsx}',
        'src/plugins/*/{client,theme}/**/*.{ts,tsx}',
      ],
      rules: {'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error'},
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
      rules: {'no-restricted-properties': 'off', 'max-lines-per-function': 'off'},
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
      rules: {
        'regexp/no-super-linear-backtracking': SUPER_LINEAR,
        'regexp/no-super-linear-move': SUPER_LINEAR,
      },
    },
    {
      // Unit tests may import both sides. The other files test the internals of a plugin or of Docusaurus.
      files: [
        '**/__tests__/**',
        'src/plugins/core-patches/**',
        'tests/search/*.ts',
        'tests/build/{corePatches,parity}.test.ts',
        'tests/e2e/shell.announcement.spec.ts',
        'tests/repository/originals.test.ts',
        'tests/variants/localeCases.ts',
      ],
      rules: {'no-restricted-imports': 'off'},
    },
  ],
});
