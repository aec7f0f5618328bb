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
  readonly resourceQuery?: RegExp | {readonly not: RegExp};
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

export interface GeneratedOptions {
  /** Ids of the documents that the browser looks up: those of the navigation bar. */
  readonly keepDocs: readonly string[];
  /** Pages in one list of routes from which it is cut into tables. */
  readonly tablesFrom: number;
  /** Absolute path of the module that loads the tables. */
  readonly tablesClient: string;
}

/** Pages of one table: about 1 KB, so that a reader's next pages are mostly in it. */
const TABLE_SIZE = 50;

/** The rules: one for each generated file that the browser gets shorter. */
export function generatedRules({keepDocs, tablesFrom, tablesClient}: GeneratedOptions): Rule[] {
  const options = {from: tablesFrom, size: TABLE_SIZE, client: tablesClient};
  const cut = (name: string) => [{loader: loader(name), options}];
  const routes = /\.docusaurus[\\/]routes\.js$/;
  const table = /table=\d+/;
  return [
    tslibRule,
    {test: routes, resourceQuery: {not: table}, enforce: 'pre', use: cut('routes')},
    {test: routes, resourceQuery: table, enforce: 'pre', use: cut('routeTable')},
    {test: /\.docusaurus[\\/]registry\.js$/, enforce: 'pre', use: cut('registry')},
    {
      test: /\.docusaurus[\\/]routesChunkNames\.json$/,
      enforce: 'pre',
      use: cut('routesChunkNames'),
    },
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
