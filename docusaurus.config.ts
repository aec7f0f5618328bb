import type {Config} from '@docusaurus/types';
import type {Options, ThemeConfig} from '@docusaurus/preset-classic';
import {announcement} from './src/config/announcement';
import {apiConsole, apis} from './src/config/apis';
import {environment, readSwitch} from './src/config/env';
import {glossary} from './src/config/glossary';
import {databaseUrl} from './src/config/databaseUrl';
import {links} from './src/config/facts';
import {footer, navbar, navbarDocs} from './src/config/navigation';
import {product} from './src/config/product';
import {embeddedEngine, searchPageRanks, searchSettings} from './src/config/search';
import {baseUrl, DEFAULT_LOCALE, locales, siteUrl} from './src/config/site';
import {synonyms} from './src/config/synonyms';
import {summaryBudgets, summaryRules} from './src/config/summaries';
import {thirdParties} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {apiReferencePlugin} from './src/capabilities/api-reference';
import {bundleReportPlugin} from './src/capabilities/bundle-report';
import {codeFilesPlugin, codeStep} from './src/capabilities/code';
import {devProxy} from './src/capabilities/dev-proxy';
import {diagramsPlugin, diagramStep} from './src/capabilities/diagrams';
import {glossaryStep} from './src/capabilities/glossary';
import {headersPlugin} from './src/capabilities/headers';
import {kitPlugin} from './src/capabilities/developer-kit';
import {llmsPlugin} from './src/capabilities/copies/llms';
import {markdownPagesPlugin} from './src/capabilities/copies/markdown-pages';
import {searchPlugin} from './src/capabilities/search';
import {shellPlugin} from './src/capabilities/shell';
import {summariesPlugin, summaryStep} from './src/capabilities/copies/summaries';
import {corePatchesPlugin} from './src/capabilities/core-patches';
import {variableHooks, variablesPlugin} from './src/capabilities/variables';
import {wellKnownPlugin} from './src/capabilities/well-known';

/** Static files that plugins write, served beside those of static/. */
const GENERATED_STATIC = '.cache/static';
/** Pages as Markdown: a folder of their own, because those of pages that are gone are removed. */
const MARKDOWN_STATIC = '.cache/markdown';

const docs: Options['docs'] = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarCollapsible: true,
  breadcrumbs: true,
  lastVersion: 'current',
  versions: {current: {label: 'Next', badge: false}},
  remarkPlugins: [
    [glossaryStep, {entries: glossary, page: `/what-is-${product.slug}`}],
    [codeStep, {siteDir: __dirname}],
    diagramStep,
    [summaryStep, {budgets: summaryBudgets}],
  ],
};

const themeConfig: ThemeConfig = {
  colorMode: {defaultMode: 'dark', respectPrefersColorScheme: true, disableSwitch: false},
  docs: {sidebar: {hideable: true, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  navbar,
  footer,
};

const tagline = `Build on ${product.name}: store, query and compute on private data`;

const config: Config = {
  title: product.siteTitle,
  tagline,
  titleDelimiter: '|',
  favicon: 'img/favicon.svg',
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  staticDirectories: ['static', GENERATED_STATIC, MARKDOWN_STATIC],
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
  themes: ['@docusaurus/theme-mermaid', diagramsPlugin({variables, staticDir: GENERATED_STATIC})],
  plugins: [
    apiReferencePlugin({apis, variables, console: apiConsole}),
    variablesPlugin(variables),
    codeFilesPlugin(GENERATED_STATIC),
    kitPlugin(GENERATED_STATIC),
    summariesPlugin({
      budgets: summaryBudgets,
      rules: summaryRules,
      variables,
      glossary,
      siteTitle: product.siteTitle,
      siteAddress: siteUrl + baseUrl,
      staticDir: GENERATED_STATIC,
    }),
    llmsPlugin({
      title: product.siteTitle,
      tagline,
      texts: summaryBudgets.map(({budget, file}) => ({
        file,
        note: `the most useful sections of these pages in at most ${budget} tokens`,
      })),
      variables,
      siteAddress: siteUrl + baseUrl,
      staticDir: GENERATED_STATIC,
    }),
    markdownPagesPlugin({
      variables,
      glossary,
      siteAddress: siteUrl + baseUrl,
      summaries: summaryBudgets,
      staticDir: MARKDOWN_STATIC,
    }),
    corePatchesPlugin({keepDocs: navbarDocs.map(({docId}) => docId)}),
    devProxy(databaseUrl),
    shellPlugin({announcement, issuesUrl: links.docsIssues}),
    bundleReportPlugin(readSwitch(environment, 'BUNDLE_REPORT')),
    searchPlugin({engine: embeddedEngine, synonyms, pageRanks: searchPageRanks}),
    wellKnownPlugin({siteAddress: siteUrl + baseUrl, contact: links.bugs}),
    headersPlugin({thirdParties, search: searchSettings, embeddedEngine, apiConsole}),
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {
          lastmod: null,
          changefreq: null,
          priority: null,
          ignorePatterns: [`${baseUrl}search`],
        },
      } satisfies Options,
    ],
  ],
  customFields: {product, search: searchSettings, thirdParties, newIssue: links.docsIssues},
  themeConfig,
};

export default config;
