/** Mistakes of writers stop the build with file, line and remedy, all of them at once (README.md beside this file). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inspect, stripVTControlCharacters} from 'node:util';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, MarkdownConfig, PluginModule, RouteConfig} from '@docusaurus/types';
import {explain} from './node/explain';
import {checkTypes, type FrontMatterSchema} from './node/frontMatter';
import {remedyFor} from './node/remedies';
import {explainThrown} from './node/thrown';

export {namesStep} from './node/names';

/** What stands in place of a byte that is no UTF-8. */
const NO_TEXT = '\uFFFD';

interface YamlError extends Error {
  readonly reason: string;
  readonly mark: {readonly line: number; readonly column: number};
}

const isYamlError = (error: unknown): error is YamlError =>
  error instanceof Error && 'reason' in error && 'mark' in error;

/** The file that the bundler was about. */
function fileOf(error: Error): string | undefined {
  const module: unknown = 'module' in error ? error.module : undefined;
  const isFile = typeof module === 'object' && module !== null && 'resource' in module;
  return isFile && typeof module.resource === 'string' ? module.resource : undefined;
}

/** The file of each page, by its address. */
const sourcesOf = (routes: readonly RouteConfig[]): (readonly [string, string | undefined])[] =>
  routes.flatMap(({path, metadata, routes: inner = []}) => [
    [path, metadata?.sourceFilePath] as const,
    ...sourcesOf(inner),
  ]);

/** Two documents with one address: Docusaurus would publish one of them. */
function duplicatePages(allContent: AllContent): string[] {
  const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {});
  const docs = instances.flatMap((content) =>
    (content as LoadedContent).loadedVersions.flatMap((version) => version.docs),
  );
  const first = new Map<string, string>();
  return docs.flatMap(({permalink, source, draft}) => {
    const file = source.replace(/^@site\//, '');
    const earlier = draft ? file : first.get(permalink);
    if (earlier === undefined) first.set(permalink, file);
    return earlier === undefined || earlier === file
      ? []
      : [`${file}: its address ${permalink} is that of ${earlier}. Give one of them another slug.`];
  });
}

/** Docusaurus throws before or after all that a plugin is asked, and prints it at the end of a build, and of a reload: there it is told in other words. */
function retell(explainAll: (message: string) => readonly string[]): void {
  const {error} = console;
  console.error = (...printed: unknown[]) => {
    const text = printed.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
    const lines = /\bError: /.test(text) ? explainAll(stripVTControlCharacters(text)) : [];
    error(...(lines.length === 0 ? printed : [`[ERROR] Mistakes:\n${lines.join('\n')}`]));
  };
}

export interface PageErrorsOptions {
  readonly siteDir: string;
  /** What is done with the text of a page before it is parsed; throws what is wrong with it. */
  readonly prepare: (text: string, file: string) => string;
  /** What Docusaurus takes as front matter. */
  readonly schema: FrontMatterSchema;
  /** In the dev server: pages tell of their broken anchors. */
  readonly live: boolean;
}

/** The hooks that read pages, and the plugin that tells what they found. */
export function pageErrors({siteDir, prepare, schema, live}: PageErrorsOptions) {
  /** Of the first reading of all pages, which goes on after an error; later ones end with it. */
  let found: string[] | undefined = [];
  const nameOf = (filePath: string) => path.relative(siteDir, filePath);
  const apply = (filePath: string, text: string): string => {
    const file = nameOf(filePath);
    const at = text.indexOf(NO_TEXT);
    if (at !== -1) {
      const line = text.slice(0, at).split('\n').length;
      throw new Error(`${file}:${line}: not UTF-8. Save the file in that encoding.`);
    }
    // Docusaurus takes it for text.
    if (/^\s*\n---\n[\w-]+:/.test(text))
      throw new Error(`${file}:1: front matter begins on the first line. Delete what is above it.`);
    return prepare(text, file);
  };
  let pages: ReadonlyMap<string, string | undefined> = new Map();
  const linesOf = (file: string) => {
    const text = readFileSync(path.join(siteDir, file), 'utf8');
    return (/\.mdx?$/.test(file) ? prepare(text, file) : text).split('\n');
  };
  const hooks: Required<Pick<MarkdownConfig, 'preprocessor' | 'parseFrontMatter'>> = {
    preprocessor: ({filePath, fileContent}) => apply(filePath, fileContent),
    async parseFrontMatter({filePath, fileContent, defaultParseFrontMatter}) {
      try {
        const text = apply(filePath, fileContent);
        const parsed = await defaultParseFrontMatter({filePath, fileContent: text});
        checkTypes(parsed.frontMatter, {text, file: nameOf(filePath), schema});
        return parsed;
      } catch (error) {
        const message = isYamlError(error)
          ? `${nameOf(filePath)}:${error.mark.line + 1}:${error.mark.column + 1}: front matter: ${error.reason}. ${remedyFor('yaml', error.reason)}`
          : String(error instanceof Error ? error.message : error);
        if (found === undefined) throw new Error(message, {cause: error});
        found.push(message);
        return {frontMatter: {}, content: ''};
      }
    },
  };
  const plugin: PluginModule = ({baseUrl}) => {
    retell((message) => [...(found ?? []), ...explainThrown(message, {baseUrl, pages, linesOf})]);
    return {
      name: 'site-page-errors',
      getClientModules: () => (live ? [path.join(__dirname, 'client/clientModule.ts')] : []),
      async allContentLoaded({allContent}) {
        const errors = [...(found ?? []), ...duplicatePages(allContent)];
        found = undefined;
        if (errors.length > 0) throw new Error(`Mistakes in pages:\n${errors.join('\n')}`);
      },
      async postBuild({routes}) {
        pages = new Map(sourcesOf(routes));
      },
      configureWebpack: () => ({
        plugins: [
          {
            apply(compiler) {
              compiler.hooks.afterCompile.tap('site-page-errors', (compilation) => {
                compilation.errors = compilation.errors.map((error) => {
                  const line = explain({message: error.message, file: fileOf(error)}, siteDir);
                  return line === undefined ? error : Object.assign(new Error(line), {stack: ''});
                });
              });
            },
          },
        ],
      }),
    };
  };
  return {hooks, plugin};
}
