import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {remark} from 'remark';
import remarkMdx from 'remark-mdx';
import {VFile} from 'vfile';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {codeStep} from '../..';
import {copySamples, sampleFiles} from '../files';
import {extractRegion, regionNames} from '../regions';
import watchSamples from '../watchSamples.cjs';

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

/** Runs the step on a page, and returns the tree and the messages. */
async function compile(text: string) {
  const processor = remark().use(remarkMdx).use(codeStep, {siteDir});
  const file = new VFile({path: 'docs/page.mdx', value: text});
  const tree = JSON.stringify(await processor.run(processor.parse(file), file));
  return {tree, messages: file.messages.map(String)};
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
      'does not end the region "a". Add "#endregion a" below it.',
    );
  });
});

describe('the code step', () => {
  it('passes the region and the link to its file to the component', async () => {
    const {tree} = await compile('Text.\n\n```ts file=examples/vault/run.ts#write\n```\n');
    expect(tree).toContain('"hName":"Code"');
    expect(tree).toContain('"source":"/examples/vault/run.ts.txt"');
    expect(tree).toContain('await </span>');
    expect(tree).not.toContain('"type":"code"');
  });

  it('reports a missing file or region with the line of the fence', async () => {
    const missingFile = await compile('Text.\n\n```ts file=examples/vault/gone.ts#a\n```');
    expect(missingFile.messages).toEqual([
      'docs/page.mdx:3:1: examples/vault/gone.ts does not exist.',
    ]);
    const missingRegion = await compile('```ts file=examples/vault/run.ts#red\n```');
    expect(missingRegion.messages).toEqual([
      'docs/page.mdx:1:1: examples/vault/run.ts has no region "red". Its regions: outer, write.',
    ]);
  });

  it('warns about an unknown language in a list with its line', async () => {
    const {messages} = await compile('- one\n\n  ```nolang\n  x\n  ```');
    expect(messages.join()).toContain('docs/page.mdx:3:3: ');
    expect(messages.join()).toContain('"nolang"');
  });
});

describe('sample files', () => {
  it('are copied as text, without packages, hidden files, and folders named like a sample', () => {
    mkdirSync(path.join(siteDir, 'examples/folder.ts'));
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
