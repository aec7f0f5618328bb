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
import {archive, makeKit} from '..';
import {kitDependencies, kitFiles, kitManifest} from '../node/contents';

const siteDir = process.cwd();
const siteAddress = 'https://docs.example.org/base/';

let place = '';
beforeAll(() => {
  place = mkdtempSync(path.join(tmpdir(), 'kit-'));
});
afterAll(() => rmSync(place, {recursive: true}));

/** Unpacks with the system's tar into a folder of its own. */
function unpack(name: string, archive: Buffer): string {
  const folder = path.join(place, name);
  mkdirSync(folder);
  execFileSync('tar', ['-xzf', '-', '-C', folder], {input: archive});
  return folder;
}

describe('archive', () => {
  it('gives every file back, whatever its size', async () => {
    const files = {
      'a/empty.txt': '',
      'a/whole block.txt': 'x'.repeat(512),
      'b/c/umlaut.txt': 'Größe — 90 kB\n',
    };
    const folder = unpack('files', await archive(files));
    for (const [name, text] of Object.entries(files)) {
      expect(readFileSync(path.join(folder, name), 'utf8')).toBe(text);
    }
  });

  it('refuses a name that the format cuts off, and says how long it may be', async () => {
    const long = archive({['n'.repeat(100)]: ''});
    await expect(long).rejects.toThrow(/has 100 bytes, at most 99 fit/);
  });

  it('is the same on every run', async () => {
    const kit = await makeKit(siteDir, siteAddress);
    expect(kit.equals(await makeKit(siteDir, siteAddress))).toBe(true);
  });
});

describe('contents', () => {
  it('are sandbox, specifications, samples, and what the sandbox imports; no tests', () => {
    const files = kitFiles(siteDir);
    for (const file of [
      'tools/sandbox/index.ts',
      'openapi/database.yaml',
      'examples/vault/quickstart.ts',
      'examples/vault/package.json',
      'src/config/facts.json',
      'src/lib/variables.ts',
    ]) {
      expect(files).toContain(file);
    }
    expect(files.filter((file) => /__tests__|node_modules|(?:^|\/)\./.test(file))).toEqual([]);
  });

  it('list the packages of all imports, in the versions of the site', () => {
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
    expect(kitManifest(texts, site)).toMatchObject({
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

  it('name the file and the package that the site does not list', () => {
    expect(() => kitDependencies({'a.ts': `import 'missing';`}, {})).toThrow(
      'a.ts needs "missing" for the kit, and package.json does not list it.',
    );
  });
});

describe('the unpacked kit', () => {
  it('runs the sandbox and a sample of each API from its own files and listed packages alone', async () => {
    const kit = path.join(unpack('run', await makeKit(siteDir, siteAddress)), 'developer-kit');
    const {dependencies} = JSON.parse(readFileSync(path.join(kit, 'package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    for (const name of Object.keys(dependencies)) {
      const link = path.join(kit, 'node_modules', name);
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
    writeFileSync(path.join(kit, 'run.ts'), run);
    const output = execFileSync(process.execPath, ['--import', 'tsx', 'run.ts'], {
      cwd: kit,
      encoding: 'utf8',
    });
    expect(output).toContain('record written to 3 nodes');
    expect(output).toContain('answer is signed: true');
    expect(existsSync(path.join(kit, 'README.md'))).toBe(true);
    const start = readFileSync(path.join(kit, 'mcp.mjs'), 'utf8');
    expect(start).toContain(`'--site', '${siteAddress}'`);
    // From any folder, as npx does.
    const mcp = execFileSync(process.execPath, [path.join(kit, 'mcp.mjs'), '--help']);
    expect(mcp.toString()).toContain('Model Context Protocol');
  }, 60_000);
});
