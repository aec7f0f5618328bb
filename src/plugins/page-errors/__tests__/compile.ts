/** Compiles a page with Docusaurus' MDX loader, and returns the problems that its author would see. */
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {components} from '../../../config/components';
import {substitute} from '../../../lib/variables';
import {DocFrontMatterSchema} from '../../core-patches';
import {checkComponents} from '../node/checkComponents';
import {checkMarkdown} from '../node/checkMarkdown';
import {FirstLoad} from '../node/firstLoad';
import {createMarkdownHooks} from '../node/hooks';
import {PageRecords} from '../node/pageRecord';
import {formatProblem} from '../node/problems';
import {recordPage} from '../node/recordPage';
import {recordSyntaxErrors} from '../node/recordSyntaxErrors';

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
const pageFile = path.join(siteDir, 'docs/page.mdx');
// rightEdits.txt imports it.
writeFileSync(path.join(siteDir, 'docs/x.tsx'), '');

const records = new PageRecords();
// Problems are thrown, not collected.
const firstLoad = new FirstLoad();
firstLoad.end();
const hooks = createMarkdownHooks({
  siteDir,
  records,
  prepare: (text, file) => substitute(text, {product: 'Acme'}, {file, syntax: 'mdx'}),
  schema: DocFrontMatterSchema,
  firstLoad,
});

const options = {
  siteDir,
  staticDirs: [],
  admonitions: true,
  markdownConfig: {
    format: 'mdx',
    mermaid: true,
    emoji: true,
    anchors: {maintainCase: false},
    mdx1Compat: {comments: true, admonitions: true, headingIds: true},
    ...hooks,
  },
  beforeDefaultRemarkPlugins: [[recordSyntaxErrors, {siteDir, records}]],
  remarkPlugins: [
    [checkComponents, {components}],
    checkMarkdown,
    [recordPage, {siteDir, records, components}],
  ],
  beforeDefaultRehypePlugins: [],
  rehypePlugins: [],
  recmaPlugins: [],
  resolveMarkdownLink: () => null,
};

/** Compiles `docs/page.mdx` with this text. Returns its problems as lines; warnings begin with [WARNING]. */
export async function findProblems(text: string | Buffer): Promise<string> {
  writeFileSync(pageFile, text);
  records.startCompiling(pageFile, {buildInfo: {}});
  const error = await new Promise<Error | null>((resolve, reject) => {
    const context: LoaderContext = {
      resource: pageFile,
      resourcePath: pageFile,
      _compiler: {name: 'client'},
      getOptions: () => options,
      async: () => resolve,
      addDependency: () => undefined,
    };
    mdxLoader.call(context, text.toString('utf8')).catch(reject);
  });
  if (error !== null) return records.compileErrorOf(pageFile) ?? error.message;
  const {problems = []} = records.get(pageFile) ?? {};
  return problems
    .map(({isError, ...problem}) => {
      const line = formatProblem({file: 'docs/page.mdx', ...problem});
      return isError ? line : `[WARNING] ${line}`;
    })
    .join('\n');
}
