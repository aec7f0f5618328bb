/** Rules that shorten what Docusaurus generates, for the browser's production bundle only. */
import path from 'node:path';

/** Settings that only the build reads; a name that the browser does read would show in every browser test. */
const BUILD_ONLY_SETTINGS = [
  'presets',
  'plugins',
  'themes',
  'markdown',
  'staticDirectories',
  'themeConfig.prism',
];

interface Rule {
  readonly test: RegExp;
  readonly enforce?: 'pre';
  readonly use?: readonly {readonly loader: string; readonly options?: object}[];
  readonly resolve?: {readonly alias: Readonly<Record<string, string>>};
}

/** For this one module tslib is the helper that it calls; other packages that need more keep the whole. */
export const tslibRule: Rule = {
  test: /@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.cjs')}},
};

const loader = (name: string) => path.join(__dirname, 'loaders', `${name}.cjs`);

/** @param keepDocs ids of the documents that the browser looks up: those of the navigation bar */
export function generatedRules(keepDocs: readonly string[]): Rule[] {
  return [
    tslibRule,
    {test: /\.docusaurus[\\/]registry\.js$/, enforce: 'pre', use: [{loader: loader('registry')}]},
    {
      test: /\.docusaurus[\\/]globalData\.json$/,
      enforce: 'pre',
      use: [{loader: loader('globalData'), options: {keep: keepDocs}}],
    },
    {
      test: /\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/].*\.json$/,
      enforce: 'pre',
      use: [{loader: loader('versionData')}],
    },
    {
      test: /\.docusaurus[\\/]docusaurus\.config\.mjs$/,
      enforce: 'pre',
      use: [{loader: loader('siteConfig'), options: {drop: BUILD_ONLY_SETTINGS}}],
    },
  ];
}
