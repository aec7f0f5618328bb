/** Two sites with the same specification: ours, and the OpenAPI theme as its documentation sets it up. */
import {cpSync, mkdirSync} from 'node:fs';
import path from 'node:path';
import {root, writeSite} from '../lib/writeSite';

export interface BenchSite {
  readonly id: 'ours' | 'theme';
  readonly name: string;
  readonly dir: string;
  /** Command line that makes the built site from nothing. */
  readonly command: string;
}

/** What an API page of ours is made of. A capability that the configuration does not name is inert. */
const OUR_PARTS = ['capabilities', 'components', 'config', 'hooks', 'lib', 'theme/MDXComponents'];

const shared = `
  title: 'Bench', url: 'https://example.com', baseUrl: '/', onBrokenLinks: 'warn', trailingSlash: false,
  future: {v4: true, faster: true},
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},`;

const ourConfig = `
import {apiReference} from './src/capabilities/api-reference';
import {codeStep} from './src/capabilities/code';
import type {ApiDefinition} from './src/config/apis';

const api: ApiDefinition = {id: 'database', segment: 'bench', label: 'Bench', specPath: 'spec.json'};
const reference = apiReference({siteDir: __dirname, apis: [api], variables: {}, console: false});

export default {${shared}
  plugins: [reference.plugin, reference.openApiDocs],
  presets: [['classic', {
    blog: false,
    docs: {
      routeBasePath: '/', sidebarPath: './sidebars.ts',
      remarkPlugins: [[codeStep, {siteDir: __dirname}]],
    },
  }]],
};
`;

const ourSidebars = `
import items from './docs/api/bench/.sidebar.json';

export default {api: items};
`;

/** From the theme's own installation guide. */
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

/** Writes both sites below `workDir`. */
export function prepareSites(workDir: string, spec: string): BenchSite[] {
  const ours = path.join(workDir, 'ours');
  writeSite(ours, filesOf(ourConfig, ourSidebars, spec));
  for (const part of OUR_PARTS)
    cpSync(path.join(root, 'src', part), path.join(ours, 'src', part), {recursive: true});
  const theme = path.join(workDir, 'theme');
  writeSite(theme, filesOf(themeConfig, themeSidebars, spec));
  // The sidebar file exists only after the first command, which loads the site already.
  mkdirSync(path.join(theme, 'docs/api/bench'), {recursive: true});
  const build = 'npx docusaurus build';
  const generate = 'npx docusaurus gen-api-docs bench';
  return [
    {id: 'ours', name: 'this site', dir: ours, command: build},
    {id: 'theme', name: 'theme as documented', dir: theme, command: `${generate} && ${build}`},
  ];
}
