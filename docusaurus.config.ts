import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {checkVisitors, markdown, markdownPlugins, markdownSteps} from './docusaurus.markdown';
import {announcement} from './src/config/announcement';
import {apiReference} from './src/config/apis';
import {installPage, mcpCommand} from './src/config/assistants';
import {facts} from './src/config/facts';
import {glossary} from './src/config/glossary';
import {identityTags, socialImage} from './src/config/identity';
import {themeConfig} from './src/config/navigation';
import {product} from './src/config/product';
import {searchSettings} from './src/config/search';
import {databaseUrl} from './src/config/services';
import {baseUrl, editUrl, i18n, isBuild, siteUrl} from './src/config/site';
import type {SiteFields} from './src/config/siteFields';
import {thirdParties} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {apiReferencePlugin, generateApiPages} from './src/plugins/api-reference';
import {builtPagesPlugin} from './src/plugins/built-pages';
import {codeFilesPlugin, codeStaticDir} from './src/plugins/code';
import {corePatchesPlugin} from './src/plugins/core-patches';
import {devProxy} from './src/plugins/dev-proxy';
import {diagramFiles} from './src/plugins/diagrams';
import {feedbackPlugin} from './src/plugins/feedback';
import {markdownExportPlugin, markdownMessages} from './src/plugins/markdown-export';
import {searchPlugin} from './src/plugins/search';
import {shellPlugin} from './src/plugins/shell';
import {socialImagesPlugin} from './src/plugins/social-images';
import {frameStaticDir, thirdPartiesPlugin} from './src/plugins/third-parties';

const config: Config = {
  title: product.siteTitle,
  tagline: `Build on ${product.name}: store, query and compute on private data`,
  favicon: 'img/favicon.svg',
  headTags: identityTags,
  url: siteUrl,
  baseUrl,
  trailingSlash: false,
  staticDirectories: ['static', diagramFiles, codeStaticDir, frameStaticDir],
  onBrokenLinks: 'throw',
  // The plugin page-errors warns about broken anchors, with file and line, and `npm run check` fails for them.
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',
  i18n,
  // Pages show no dates, so a build doesn't need to ask Git for them.
  future: {v4: true, experimental_vcs: false},
  // The specification has keys without a suffix: `theme`, not `theme-1a7`.
  storage: {type: 'localStorage', namespace: false},
  markdown,
  // Draws diagrams while a writer edits them. A build contains images instead (src/plugins/diagrams).
  themes: isBuild ? [] : ['@docusaurus/theme-mermaid'],
  plugins: [
    apiReferencePlugin(apiReference),

    // Pages and their texts.
    ...markdownPlugins,
    codeFilesPlugin,

    // The parts around the pages.
    shellPlugin({announcement}),
    feedbackPlugin,
    searchPlugin,
    thirdPartiesPlugin(thirdParties),

    // The bundler and the dev server.
    corePatchesPlugin({cachedValues: [variables, glossary]}),
    devProxy(databaseUrl),

    // Files next to the pages.
    markdownExportPlugin({installPage, mcpCommand, messages: markdownMessages}),
    socialImagesPlugin({logo: 'static/img/logo.svg', fallback: `static/${socialImage}`}),
    // Passes the built pages to the visitors in this order.
    builtPagesPlugin(async () => {
      // Imported here because the dev server never needs it.
      const {visitors} = await import('./docusaurus.builtPages');
      return [...visitors, ...checkVisitors];
    }),
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
          ...markdownSteps,
        },
        pages: markdownSteps,
        blog: false,
        theme: {customCss: './src/css/custom.css'},
        sitemap: {changefreq: null, priority: null},
      } satisfies Options,
    ],
  ],
  customFields: {
    search: searchSettings,
    thirdParties,
    newIssue: facts.link.docsIssues,
  } satisfies SiteFields,
  themeConfig,
};

/** Generates the pages of the API reference, and then returns the configuration, because plugins read these pages. */
export default async function createConfig(): Promise<Config> {
  await generateApiPages(__dirname, apiReference);
  return config;
}
