import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './src/config/announcement';
import {apiConsole, apis} from './src/config/apis';
import {glossary} from './src/config/glossary';
import {databaseUrl} from './src/config/databaseUrl';
import {links} from './src/config/facts';
import {identityTags, socialImage} from './src/config/identity';
import {footer, navbar, navbarDocs} from './src/config/navigation';
import {product} from './src/config/product';
import {searchPageRanks, searchSettings} from './src/config/search';
import {baseUrl, DEFAULT_LOCALE, editUrl, locales, siteUrl} from './src/config/site';
import {synonyms} from './src/config/synonyms';
import {entryPages, programFiles} from './src/config/copies';
import {summaryBudgets, summaryRules} from './src/config/summaries';
import {thirdParties} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {apiReferencePlugin, openApiDocsEntry} from './src/capabilities/api-reference';
import {codeFilesPlugin, codeStep} from './src/capabilities/code';
import {devProxy} from './src/capabilities/dev-proxy';
import {diagramsPlugin, diagramStep} from './src/capabilities/diagrams';
import {glossaryStep} from './src/capabilities/glossary';
import {headersPlugin} from './src/capabilities/headers';
import {kitPlugin} from './src/capabilities/developer-kit';
import {searchPlugin} from './src/capabilities/search';
import {shellPlugin} from './src/capabilities/shell';
import {specimenStep} from './src/capabilities/styleguide';
import {copiesPlugin} from './src/capabilities/copies';
import {corePatchesPlugin} from './src/capabilities/core-patches';
import {variableHooks, variablesPlugin} from './src/capabilities/variables';
import {wellKnownPlugin} from './src/capabilities/well-known';

/** Static files that plugins write, served beside those of static/. */
const GENERATED_STATIC = '.cache/static';

const remarkPlugins = [
  [glossaryStep, {entries: glossary, page: `/what-is-${product.slug}`}],
  [codeStep, {siteDir: __dirname}],
  diagramStep,
];

const docs: Options['docs'] = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  breadcrumbs: true,
  editUrl,
  lastVersion: 'current',
  versions: {current: {label: 'Next', badge: false}},
  remarkPlugins,
};

const reference = {siteDir: __dirname, apis, variables, console: apiConsole};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  image: socialImage,
  navbar,
  footer,
};

const tagline = `Build on ${product.name}: store, query and compute on private data`;

const config: Config = {
  title: product.siteTitle,
  tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  headTags: identityTags,
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  staticDirectories: ['static', GENERATED_STATIC],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',
  i18n: {defaultLocale: DEFAULT_LOCALE, locales},
  // No page shows its date, so no build asks Git for a thousand of them.
  future: {v4: true, faster: true, experimental_vcs: false},
  // The specification has keys without a suffix: `theme`, not `theme-1a7`.
  storage: {type: 'localStorage', namespace: false},
  markdown: {
    mermaid: true,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    ...variableHooks(__dirname, variables),
  },
  // The second wraps the first.
  themes: ['@docusaurus/theme-mermaid', diagramsPlugin(GENERATED_STATIC)],
  plugins: [
    apiReferencePlugin(reference),
    openApiDocsEntry(reference),
    variablesPlugin(variables),
    codeFilesPlugin(GENERATED_STATIC),
    kitPlugin(GENERATED_STATIC),
    copiesPlugin({budgets: summaryBudgets, rules: summaryRules, entryPages, files: programFiles}),
    corePatchesPlugin({keepDocs: navbarDocs.map(({docId}) => docId)}),
    devProxy(databaseUrl),
    shellPlugin({announcement, issuesUrl: links.docsIssues}),
    searchPlugin({synonyms, pageRanks: searchPageRanks}),
    wellKnownPlugin({siteAddress: siteUrl + baseUrl, contact: links.bugs}),
    headersPlugin({thirdParties, search: searchSettings, apiConsole}),
  ],
  presets: [
    [
      'classic',
      {
        docs,
        pages: {remarkPlugins: [specimenStep, ...remarkPlugins]},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
        },
      } satisfies Options,
    ],
  ],
  customFields: {product, search: searchSettings, thirdParties, newIssue: links.docsIssues},
  themeConfig,
};

export default config;
