/** Two sites with the same specification: one with this repository's generator, one with the OpenAPI theme. */
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {root, writeSite} from '../lib/writeSite';

export interface BenchSite {
  readonly id: 'site' | 'theme';
  readonly name: string;
  readonly dir: string;
  /** Command that generates the pages and builds the site. */
  readonly command: string;
}

/** The code that the generated pages need. Plugins that the configuration doesn't list have no effect. */
const SITE_PARTS = ['plugins', 'components', 'config', 'hooks', 'lib', 'theme/MDXComponents'];

const shared = `
  title: 'Bench', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn', trailingSlash: false,
  future: {v4: true, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},`;

/** The API of the site, and the step that generates its pages, as in its cli.ts. */
const benchApi = `
export const apis = [{id: 'bench', segment: 'bench', label: 'Bench', specPath: 'spec.json'}];
export const i18n = {defaultLocale: 'en', locales: ['en']};
`;

const generatePages = `
import {generatePages} from './src/plugins/api-reference/node/generate';
import {apis} from './bench';

void generatePages({
  siteDir: __dirname, siteAddress: 'https://docs.example.org/', apis, variables: {}, console: false,
  localServers: {},
});
`;

const siteConfig = `
import {apiReferencePlugin, openApiDocsConfig} from './src/plugins/api-reference';
import {codeStep} from './src/plugins/code';
import {apis, i18n} from './bench';

const config = openApiDocsConfig({apis, i18n});

export default {${shared}
  plugins: [
    ['docusaurus-plugin-openapi-docs', {id: 'api', docsPluginId: 'classic', config}],
    apiReferencePlugin(apis),
  ],
  presets: [['classic', {
    blog: false,
    docs: {
      routeBasePath: '/', sidebarPath: './sidebars.ts',
      remarkPlugins: [[codeStep, {siteDir: __dirname}]],
    },
  }]],
};
`;

const siteSidebars = `
import items from './docs/api/bench/.sidebar.json';

export default {api: items};
`;

/** From the installation guide of the theme. */
const themeConfig = `
export default {${shared}
  themes: ['docusaurus-theme-openapi-docs'],
  plugins: [['docusaurus-plugin-openapi-docs', {
    id: 'api', docsPluginId: 'classic',
    config: {bench: {specPath: 'spec.json', outputDir: 'docs/api/bench', sidebarOptions: {groupPathsBy: 'tag'}}},
  }]],
  presets: [['classic', {
    blog: false,
    docs: {routeBasePath: '/', sidebarPath: './sidebars.ts', docItemComponent: '@theme/ApiItem'},
  }]],
};
`;

const themeSidebars = `
import api from './docs/api/bench/sidebar';

export default {api};
`;

const filesOf = (config: string, sidebars: string, spec: string) => ({
  'docusaurus.config.ts': config,
  'sidebars.ts': sidebars,
  'package.json': '{"name": "bench", "private": true}',
  'docs/start.mdx': '---\ntitle: Start\nslug: /\n---\n\nA page of prose.\n',
  'spec.json': spec,
});

/** Writes both sites to folders in `workDir`. */
export function prepareSites(workDir: string, spec: string): BenchSite[] {
  const site = path.join(workDir, 'site');
  writeSite(site, {
    ...filesOf(siteConfig, siteSidebars, spec),
    'bench.ts': benchApi,
    'generate.ts': generatePages,
  });
  for (const part of SITE_PARTS)
    cpSync(path.join(root, 'src', part), path.join(site, 'src', part), {recursive: true});
  const theme = path.join(workDir, 'theme');
  writeSite(theme, filesOf(themeConfig, themeSidebars, spec));
  // The first command generates the sidebar, but needs its folder.
  mkdirSync(path.join(theme, 'docs/api/bench'), {recursive: true});
  const build = 'npx docusaurus build';
  const generate = 'npx docusaurus gen-api-docs bench';
  return [
    {id: 'site', name: 'this site', dir: site, command: `npx tsx generate.ts && ${build}`},
    {id: 'theme', name: 'theme as documented', dir: theme, command: `${generate} && ${build}`},
  ];
}
