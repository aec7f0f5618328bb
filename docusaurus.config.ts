import type {Config} from '@docusaurus/types';
import type {Options} from '@docusaurus/preset-classic';
import {apiConsole, apis} from './src/config/apis';
import {components} from './src/config/components';
import {databaseUrl} from './src/config/databaseUrl';
import evidence from './src/config/evidence.json';
import facts from './src/config/facts.json';
import {identityTags, socialImage} from './src/config/identity';
import {product} from './src/config/product';
import {ledgerFile, redirects} from './src/config/redirects';
import {pageRanks, synonyms} from './src/config/search';
import {baseUrl, currentLocale, DEFAULT_LOCALE, editUrl, locales, siteUrl} from './src/config/site';
import {substitute} from './src/lib/variables';
import {programLinks} from './src/config/copies';
import {siteIn, siteTexts} from './src/config/texts';
import {thirdParties} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {apiReference, referenceTexts} from './src/capabilities/api-reference';
import {codeFilesPlugin, codeStep} from './src/capabilities/code';
import {devProxy} from './src/capabilities/dev-proxy';
import {diagramFiles, diagramStep} from './src/capabilities/diagrams';
import {evidenceHook} from './src/capabilities/evidence';
import {feedbackPlugin} from './src/capabilities/feedback';
import {glossaryStep} from './src/capabilities/glossary';
import {headersPlugin} from './src/capabilities/headers';
import {namesStep, pageErrors} from './src/capabilities/page-errors';
import {kitPlugin} from './src/capabilities/developer-kit';
import {redirectsPlugin} from './src/capabilities/redirects';
import {licensesPlugin} from './src/capabilities/licenses';
import {searchPlugin} from './src/capabilities/search';
import {shellPlugin} from './src/capabilities/shell';
import {socialImagesPlugin} from './src/capabilities/social-images';
import {specimenStep} from './src/capabilities/styleguide';
import {tableStep} from './src/capabilities/tables';
import {thirdPartiesPlugin} from './src/capabilities/third-parties';
import {copiesPlugin, copiesTexts} from './src/capabilities/copies';
import {corePatchesPlugin, DocFrontMatterSchema} from './src/capabilities/core-patches';
import {translateTexts, translationsPlugin} from './src/capabilities/translations';
import {variablesPlugin} from './src/capabilities/variables';
import {wellKnownPlugin} from './src/capabilities/well-known';

/** Static files that plugins write, served beside those of static/. */
const GENERATED_STATIC = '.cache/static';

const isBuild = process.env.NODE_ENV === 'production';
const originalTexts = {...siteTexts, ...referenceTexts, ...copiesTexts};
const texts = translateTexts(__dirname, currentLocale, originalTexts);
const site = siteIn(texts);

const pages = pageErrors({
  siteDir: __dirname,
  prepare: (text, file) => substitute(text, variables, {file, syntax: 'mdx'}),
  schema: DocFrontMatterSchema,
  live: !isBuild,
});

/** What is done to every page: its Markdown, then its HTML. */
const steps = {
  remarkPlugins: [
    [namesStep, {components}],
    [glossaryStep, {entries: site.glossary, page: `/what-is-${product.slug}`}],
    [diagramStep, {live: !isBuild}],
    [codeStep, {siteDir: __dirname}],
  ],
  rehypePlugins: [tableStep],
} satisfies Options['docs'];

const reference = apiReference({
  siteDir: __dirname,
  apis,
  variables,
  texts,
  console: apiConsole,
});

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  headTags: identityTags,
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  staticDirectories: ['static', diagramFiles, GENERATED_STATIC],
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
    ...pages.hooks,
    parseFrontMatter: evidenceHook(__dirname, evidence, pages.hooks.parseFrontMatter),
  },
  // Draws what a writer is at work on; a build has pictures (src/capabilities/diagrams).
  themes: isBuild ? [] : ['@docusaurus/theme-mermaid'],
  plugins: [
    reference.plugin,
    reference.openApiDocs,
    pages.plugin,
    translationsPlugin(originalTexts),
    variablesPlugin({...variables, ...texts}),
    codeFilesPlugin(GENERATED_STATIC),
    kitPlugin(GENERATED_STATIC),
    copiesPlugin({...site.copies, texts}),
    corePatchesPlugin,
    devProxy(databaseUrl),
    shellPlugin(site),
    feedbackPlugin,
    thirdPartiesPlugin,
    searchPlugin({synonyms, pageRanks, modal: site.modal}),
    wellKnownPlugin({siteAddress: siteUrl + baseUrl, contact: facts.link.bugs, apis}),
    socialImagesPlugin({logo: 'static/img/logo.svg', fallback: `static/${socialImage}`}),
    licensesPlugin({more: ['static/fonts/LICENSE.txt']}),
    // Before the headers, whose policy goes into the pages that it writes.
    redirectsPlugin({redirects, ledgerFile}),
    headersPlugin({thirdParties, search: site.search, apiConsole, links: programLinks, redirects}),
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl,
          lastVersion: 'current',
          versions: {current: {label: 'Next', badge: false}},
          ...steps,
        },
        pages: {...steps, remarkPlugins: [specimenStep, ...steps.remarkPlugins]},
        blog: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {lastmod: null, changefreq: null, priority: null},
      } satisfies Options,
    ],
  ],
  customFields: {product, search: site.search, thirdParties, newIssue: facts.link.docsIssues},
  themeConfig: site.themeConfig,
};

export default config;
