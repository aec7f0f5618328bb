/** How Markdown becomes pages: front matter, variables, and the remark and rehype plugins. */
import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {addressStep} from './src/components/mdx/addressStep';
import {shortCodeStep} from './src/components/mdx/shortCodeStep';
import {tableStep} from './src/components/ui/tableStep';
import {components} from './src/config/components';
import {glossary} from './src/config/glossary';
import {currentLocale, isBuild, locales, siteUrl} from './src/config/site';
import {embeddedOrigins} from './src/config/thirdParties';
import {variables} from './src/config/variables';
import {substitute} from './src/lib/variables';
import {withOptions} from './src/lib/withOptions';
import {codeStep} from './src/plugins/code';
import {DocFrontMatterSchema} from './src/plugins/core-patches';
import {diagramStep} from './src/plugins/diagrams';
import {glossaryStep} from './src/plugins/glossary';
import {checkEmbedded} from './src/plugins/headers';
import {createPageChecks} from './src/plugins/page-errors';

const pageChecks = createPageChecks({
  siteDir: __dirname,
  prepare: (text, file) => substitute(text, variables, {file, syntax: 'mdx'}),
  schema: DocFrontMatterSchema,
  components,
  otherPaths: ['/search'],
  otherSources: ['sidebars.ts', 'docusaurus.config.ts', 'src/config', 'openapi'],
  lateFiles: ['/sitemap.xml'],
  otherLocales: locales.filter((locale) => locale !== currentLocale),
  isDev: !isBuild,
});

export const markdown = {
  mermaid: true,
  // `<!-- comment -->`, `:::note Title`, and `## Title {#id}`, as in most Docusaurus sites.
  mdx1Compat: {comments: true, admonitions: true, headingIds: true},
  ...pageChecks.markdown,
} satisfies Config['markdown'];

/** Plugins for documents and for the pages in src/pages. */
export const markdownSteps = {
  beforeDefaultRemarkPlugins: [
    ...pageChecks.beforeDefaultRemarkPlugins,
    withOptions(diagramStep, {live: !isBuild}),
    withOptions(glossaryStep, {entries: glossary, page: '/glossary'}),
  ],
  remarkPlugins: [
    ...pageChecks.checkSteps,
    withOptions(checkEmbedded, {siteUrl, embedded: embeddedOrigins}),
    withOptions(codeStep, {siteDir: __dirname}),
    pageChecks.recordStep,
  ],
  rehypePlugins: [tableStep, addressStep, shortCodeStep],
} satisfies Options['docs'] & Options['pages'];

/** Docusaurus plugins that belong to these steps. */
export const markdownPlugins = [pageChecks.plugin];

/** Visitors that check built pages. They come last, because links may point to files that other visitors write. */
export const checkVisitors = [pageChecks.linkVisitor];
