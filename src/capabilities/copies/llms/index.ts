/** Build step for /llms.txt: an index of the site for language models, made from the front matter of all pages. */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {frontMatterBlock, readFrontMatter} from '../../../lib/frontMatter';
import {substitute} from '../../../lib/variables';
import {allFiles} from '../pages/files';
import {makeLlmsTxt, type ListedPage, type LlmsTxtInput} from './llmsTxt';

export interface LlmsOptions extends Pick<LlmsTxtInput, 'title' | 'tagline' | 'texts'> {
  readonly variables: Readonly<Record<string, string>>;
  /** Origin and base path, ending with a slash. */
  readonly siteAddress: string;
  /** One of the site's staticDirectories. */
  readonly staticDir: string;
}

/** What a page says about itself; undefined for a page without a title and a route. */
function listPage(
  file: string,
  siteDir: string,
  variables: LlmsOptions['variables'],
): ListedPage | undefined {
  const block = frontMatterBlock(readFileSync(path.join(siteDir, file), 'utf8'));
  const {
    title,
    slug,
    description,
    summary_weight: weight,
  } = readFrontMatter(substitute(block, variables, {file}));
  if (typeof title !== 'string' || typeof slug !== 'string') return undefined;
  return {
    title,
    route: slug,
    description: typeof description === 'string' ? description : title,
    weight: Number(weight ?? 0),
  };
}

/** The pages under docs/, written and generated. */
export function listPages(siteDir: string, variables: LlmsOptions['variables']): ListedPage[] {
  return allFiles(siteDir).flatMap((file) => listPage(file, siteDir, variables) ?? []);
}

/** The plugin. */
export function llmsPlugin({
  variables,
  siteAddress,
  staticDir,
  ...about
}: LlmsOptions): PluginModule {
  const toUrl = (sitePath: string) => siteAddress + sitePath.replace(/^\//, '');
  return ({siteDir}) => ({
    name: 'site-llms',
    async loadContent() {
      const pages = listPages(siteDir, variables);
      mkdirSync(path.join(siteDir, staticDir), {recursive: true});
      writeFileSync(
        path.join(siteDir, staticDir, 'llms.txt'),
        makeLlmsTxt({...about, pages, toUrl}),
      );
    },
  });
}
