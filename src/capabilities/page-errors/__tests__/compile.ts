/** Compiles a page as the docs plugin does, and says what a writer would read of its mistakes. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import {vi} from 'vitest';
import {components} from '../../../config/components';
import {glossary} from '../../../config/glossary';
import {substitute} from '../../../lib/variables';
import {codeStep} from '../../code';
import {DocFrontMatterSchema} from '../../core-patches';
import {diagramStep} from '../../diagrams';
import {glossaryStep} from '../../glossary';
import {namesStep, pageErrors} from '..';
import {explain} from '../node/explain';

interface LoaderContext {
  readonly resource: string;
  readonly resourcePath: string;
  readonly _compiler: {readonly name: string};
  getOptions(): object;
  async(): (error: Error | null) => void;
  addDependency(file: string): void;
}

// A dependency of the docs plugin, not of the site.
const load = createRequire(require.resolve('@docusaurus/plugin-content-docs'));
const {default: mdxLoader} = load('@docusaurus/mdx-loader') as {
  default: (this: LoaderContext, source: string) => Promise<void>;
};

const siteDir = mkdtempSync(path.join(tmpdir(), 'page-errors-'));
mkdirSync(path.join(siteDir, 'docs'));
const {hooks, plugin} = pageErrors({
  siteDir,
  prepare: (text, file) => substitute(text, {product: 'Acme'}, {file, syntax: 'mdx'}),
  schema: DocFrontMatterSchema,
  live: false,
});

/** Ends the first reading of all pages, whose errors are told together. */
export async function endFirstReading(allContent: object = {}): Promise<void> {
  const instance = await plugin({} as never, {});
  await instance?.allContentLoaded?.({allContent, actions: {}} as never);
}

export const {parseFrontMatter} = hooks;

const options = {
  ...{siteDir, staticDirs: [], admonitions: true},
  markdownConfig: {
    ...{format: 'mdx', mermaid: true, emoji: true, anchors: {maintainCase: false}},
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    ...hooks,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  remarkPlugins: [
    [namesStep, {components}],
    [glossaryStep, {entries: glossary, page: '/glossary'}],
    [codeStep, {siteDir}],
    [diagramStep, {live: true}],
  ],
  ...{
    rehypePlugins: [],
    recmaPlugins: [],
    beforeDefaultRemarkPlugins: [],
    beforeDefaultRehypePlugins: [],
  },
  resolveMarkdownLink: () => null,
};

/** What the build says of `docs/page.mdx` with this text: its error, or its warnings; empty when it is content. */
export async function complaint(text: string | Buffer): Promise<string> {
  const file = path.join(siteDir, 'docs/page.mdx');
  writeFileSync(file, text);
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const error = await new Promise<Error | null>((resolve, reject) => {
    const context: LoaderContext = {
      ...{resource: file, resourcePath: file, _compiler: {name: 'client'}},
      getOptions: () => options,
      async: () => resolve,
      addDependency: () => undefined,
    };
    mdxLoader.call(context, text.toString('utf8')).catch(reject);
  });
  const warnings = warn.mock.calls.map(([line]) => stripVTControlCharacters(String(line)));
  warn.mockRestore();
  if (error !== null) return explain({message: error.message}, siteDir) ?? error.message;
  return warnings.join('\n').replaceAll(`${siteDir}/`, '');
}
