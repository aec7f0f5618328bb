import {execFileSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeDeveloperKit} from '..';
import {makeArchive} from '../../../lib/makeArchive';
import {listKitFiles} from '../node/files';
import {collectDependencies, makePackageJson} from '../node/packageJson';

const siteDir = process.cwd();

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-'));
});
afterAll(() => rmSync(folder, {recursive: true}));

/** Unpacks an archive with the system's tar. Returns the new folder. */
function unpack(name: string, archive: Buffer): string {
  const target = path.join(folder, name);
  mkdirSync(target);
  execFileSync('tar', ['-xzf', '-', '-C', target], {input: archive});
  return target;
}

describe('makeArchive', () => {
  it('keeps files of any size', async () => {
    const files = {
      'a/empty.txt': '',
      'a/whole block.txt': 'x'.repeat(512),
      'b/c/umlaut.txt': 'Größe — 90 kB\n',
    };
    const target = unpack('files', await makeArchive(files));
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(path.join(target, name), 'utf8')).toBe(text);
    }
  });

  it('rejects a path that is too long for the format', async () => {
    const result = makeArchive({['n'.repeat(100)]: ''});
    await expect(result).rejects.toThrow(/has 100 bytes, at most 99 are possible/);
  });

  it('makes the same archive on every run', async () => {
    const archive = await makeDeveloperKit(siteDir);
    expect(archive.equals(await makeDeveloperKit(siteDir))).toBe(true);
  });
});

describe('the content', () => {
  it('includes sandbox, specifications, samples, and imported files, but no tests', () => {
    const files = listKitFiles(siteDir);
    for (const file of [
      'tools/sandbox/index.ts',
      'openapi/database.yaml',
      'examples/vault/quickstart.ts',
      'examples/vault/package.json',
      'src/config/facts.ts',
      'src/lib/variables.ts',
    ]) {
      expect(files).toContain(file);
    }
    expect(files.filter((file) => /__tests__|node_modules|(?:^|\/)\./.test(file))).toEqual([]);
  });

  it('lists the packages of all imports in the versions of the site', () => {
    const texts = {
      'a.ts': `import {a} from '@scope/name/deep';\nimport type B from 'types';\nexport const s = 'x'.split(',');`,
      'b.ts': `import 'effect';\nimport fs from 'node:fs';\nimport path from 'path';\nexport * from './a';`,
      'c.py': `import jwt`,
      'd.ts': `const {late} = await import('late/part');`,
    };
    const site = {
      dependencies: {'@scope/name': '1.0.0', effect: '2.0.0', late: '5.0.0', unused: '9.0.0'},
      devDependencies: {types: '3.0.0', tsx: '4.0.0'},
      overrides: {'libsodium-sumo': '0.7.15', react: '19.0.0'},
    };
    expect(makePackageJson(texts, site)).toMatchObject({
      dependencies: {
        '@scope/name': '1.0.0',
        effect: '2.0.0',
        late: '5.0.0',
        tsx: '4.0.0',
        types: '3.0.0',
      },
      overrides: {'libsodium-sumo': '0.7.15'},
    });
  });

  it('reports a package that the site does not list', () => {
    expect(() => collectDependencies({'a.ts': `import 'missing';`}, {})).toThrow(
      'a.ts: the developer kit needs the package "missing", which package.json does not list.',
    );
  });
});

describe('the unpacked developer kit', () => {
  it('runs the sandbox and a sample of each API with only its own files and packages', async () => {
    const unpacked = path.join(unpack('run', await makeDeveloperKit(siteDir)), 'developer-kit');
    const {dependencies} = JSON.parse(
      readFileSync(path.join(unpacked, 'package.json'), 'utf8'),
    ) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const link = path.join(unpacked, 'node_modules', name);
      mkdirSync(path.dirname(link), {recursive: true});
      symlinkSync(path.join(siteDir, 'node_modules', name), link);
    }
    const run = `import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {startSandbox} from './sandbox/index';
void (async () => {
  const sandbox = await startSandbox({port: 0, strict: true});
  const {databaseUrls, aiUrl} = sandbox;
  const env = {...process.env, NODE_URLS: databaseUrls.join(','), AI_URL: aiUrl};
  for (const file of ['examples/vault/quickstart.ts', 'examples/llm/quickstart.ts']) {
    const sample = ['--import', 'tsx', file];
    console.log((await promisify(execFile)(process.execPath, sample, {env})).stdout);
  }
  await sandbox.stop();
})();
`;
    writeFileSync(path.join(unpacked, 'run.ts'), run);
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'run.ts'], {
      cwd: unpacked,
      encoding: 'utf8',
    });
    expect(output).toContain('record written to 3 nodes');
    expect(output).toContain('signature: ME');
    expect(existsSync(path.join(unpacked, 'README.md'))).toBe(true);
  }, 60_000);
});
