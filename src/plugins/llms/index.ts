/** Build step for /llms.txt: an index of the site for language models, made from the front matter of all pages. */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {parse} from 'yaml';
import {substitute} from '../../lib/variables';
import {makeLlmsTxt, type ListedPage, type LlmsTxtInput} from './llmsTxt';

export interface LlmsOptions extends Pick<LlmsTxtInput, 'title' | 'tagline' | 'texts'> {
  readonly variables: Readonly<Record<string, string>>;
  /** Origin and base path, ending with a slash. */
  readonly siteAddress: string;
  /** One of the site's staticDirectories. */
  readonly staticDir: string;
}

const frontMatterRegex = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** What a page says about itself; undefined for a page without a title and a route. */
function listPage(
  file: string,
  siteDir: string,
  variables: LlmsOptions['variables'],
): ListedPage | undefined {
  const source = frontMatterRegex.exec(readFileSync(path.join(siteDir, file), 'utf8'))?.[0] ?? '';
  const matter: unknown = parse(
    frontMatterRegex.exec(substitute(source, variables, {file}))?.[1] ?? '{}',
  );
  if (typeof matter !== 'object' || matter === null) return undefined;
  const {title, slug, description, summary_weight: weight} = matter as Record<string, unknown>;
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
  return readdirSync(path.join(siteDir, 'docs'), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => listPage(path.posix.join('docs', file), siteDir, variables) ?? []);
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
