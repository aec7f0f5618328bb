/** Each page of docs/ as Markdown, beside its route: /quickstart has /quickstart.md (see README.md beside this file). */
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync, existsSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {afterEdits} from '../afterEdits';
import {allPageFiles, makeMarkdownPage, type MarkdownPageSettings} from './page';

export interface MarkdownPagesOptions extends Pick<MarkdownPageSettings, 'variables' | 'glossary'> {
  /** Origin and base path, ending with a slash. */
  readonly siteAddress: string;
  /** The text files of the summaries. */
  readonly summaries: readonly {readonly budget: number; readonly file: string}[];
  /** One of the site's staticDirectories, for these files alone: what no page has made is removed. */
  readonly staticDir: string;
}

/** Makes the folder hold exactly these files; a file that has not changed is not touched. */
export function writeExactly(dir: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(dir, {recursive: true});
  for (const entry of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (entry.endsWith('.md') && !files.has(entry)) rmSync(path.join(dir, entry));
  }
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}

/** The plugin. */
export function markdownPagesPlugin(options: MarkdownPagesOptions): PluginModule {
  const {variables, glossary, siteAddress, summaries, staticDir} = options;
  return ({siteDir}) => {
    const writePages = () => {
      const settings: MarkdownPageSettings = {
        siteDir,
        variables,
        glossary,
        toUrl: (sitePath) => siteAddress + sitePath.replace(/^\//, ''),
        summaries: new Map(summaries.map(({budget, file}) => [budget, file])),
      };
      const pages = allPageFiles(siteDir).map((file) => makeMarkdownPage(file, settings));
      const files = new Map(pages.map(({route, text}) => [`${route.slice(1)}.md`, text]));
      writeExactly(path.join(siteDir, staticDir), files);
    };
    return {
      name: 'site-markdown-pages',
      getPathsToWatch: () => [
        path.join(siteDir, 'docs/**/*.mdx'),
        path.join(siteDir, 'examples/**/*'),
      ],
      loadContent: afterEdits(writePages),
    };
  };
}
