import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {codeStep} from '../..';
import watchSamples from '../watchSamples';
import {copySamples, sampleFiles} from '../files';
import {extractRegion, regionNames} from '../regions';

const sample = `import {a} from 'a';
// #region outer
function run() {
  // #region write
  await a();

    await b();
  // #endregion write
}
// #endregion outer
`;

let siteDir = '';
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'code-'));
  mkdirSync(path.join(siteDir, 'examples/vault/node_modules/x'), {recursive: true});
  writeFileSync(path.join(siteDir, 'examples/vault/run.ts'), sample);
  writeFileSync(path.join(siteDir, 'examples/vault/run.out'), 'done\n');
  writeFileSync(path.join(siteDir, 'examples/vault/.env'), 'SECRET=1');
  writeFileSync(path.join(siteDir, 'examples/vault/node_modules/x/index.js'), '');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

async function compile(text: string): Promise<string> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(codeStep, {siteDir});
  const file = new VFile({path: path.join(process.cwd(), 'docs/page.mdx'), value: text});
  return JSON.stringify(await processor.run(processor.parse(file), file));
}

describe('regions', () => {
  it('are cut out without marks and common indentation', () => {
    expect(extractRegion(sample, 'write')).toBe('await a();\n\n  await b();');
    expect(extractRegion(sample, 'outer')).toBe(
      'function run() {\n  await a();\n\n    await b();\n}',
    );
    expect(regionNames(sample)).toEqual(['outer', 'write']);
  });

  it('leave the whole file without a name, and read shell marks', () => {
    expect(extractRegion(sample)).not.toContain('region');
    expect(extractRegion('# #region get\ncurl x\n# #endregion get\n', 'get')).toBe('curl x');
  });

  it('say what is missing', () => {
    expect(() => extractRegion(sample, 'wirte')).toThrow(
      'has no region "wirte". Did you mean #write?',
    );
    expect(() => extractRegion('// #region a\nx', 'a')).toThrow(
      'does not end region "a": add "#endregion a" below it.',
    );
  });
});

describe('the code step', () => {
  it('hands the region and the link to its file to the component', async () => {
    const tree = await compile('Text.\n\n```ts file=examples/vault/run.ts#write\n```\n');
    expect(tree).toContain('"hName":"Code"');
    expect(tree).toContain('"source":"/examples/vault/run.ts.txt"');
    expect(tree).toContain('await </span>');
    expect(tree).not.toContain('"type":"code"');
  });

  it('stops at a missing file or region with the line of the fence', async () => {
    await expect(compile('Text.\n\n```ts file=examples/vault/gone.ts#a\n```')).rejects.toThrow(
      'docs/page.mdx:3: examples/vault/gone.ts does not exist.',
    );
    await expect(compile('```ts file=examples/vault/run.ts#red\n```')).rejects.toThrow(
      'docs/page.mdx:1: examples/vault/run.ts has no region "red".',
    );
  });

  it('warns of an unknown language inside a list with file and line', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await compile('- one\n\n  ```nolang\n  x\n  ```');
    expect(warn.mock.calls.join()).toContain('docs/page.mdx:3: the language "nolang" is not known');
    warn.mockRestore();
  });
});

describe('sample files', () => {
  it('are copied as text, without packages and hidden files', () => {
    expect(sampleFiles(siteDir)).toEqual(['examples/vault/run.out', 'examples/vault/run.ts']);
    const target = path.join(siteDir, 'static');
    mkdirSync(path.join(target, 'examples'), {recursive: true});
    writeFileSync(path.join(target, 'examples/stale.ts.txt'), '');
    copySamples(siteDir, target);
    expect(readFileSync(path.join(target, 'examples/vault/run.ts.txt'), 'utf8')).toBe(sample);
    expect(existsSync(path.join(target, 'examples/stale.ts.txt'))).toBe(false);
  });

  it('are dependencies of the pages that show them', () => {
    const added: string[] = [];
    const context = {
      getOptions: () => ({siteDir: '/site'}),
      addDependency: (file: string) => added.push(file),
    };
    const source =
      '```ts file=examples/a.ts#x\n```\n> ```sh title="t" file=examples/b.sh\n> ```\nfile=examples/c.ts';
    expect(watchSamples.call(context, source)).toBe(source);
    expect(added).toEqual(['/site/examples/a.ts', '/site/examples/b.sh']);
  });
});
