import {execFileSync, spawn} from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {runProgram} from '../../../../tools/samples/run';
import {apiReference, apis} from '../../../config/apis';
import {publishedFile} from '../../api-reference/node/paths';
import {renderAll} from '../../api-reference/node/renderAll';
import {bundleProgram} from '../node/bundle';
import {makeDeveloperKit} from '../node/developerKit';
import {makeArchive} from '../node/makeArchive';

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
});

describe('the developer kit', () => {
  const makeKit = async () => {
    const sandbox = await bundleProgram(siteDir, 'tools/sandbox/bundled.ts');
    const specifications = apis.map((api) => {
      const text = published.get(path.basename(publishedFile(api)));
      return [api.specPath, text ?? ''] as const;
    });
    return makeDeveloperKit(siteDir, sandbox, Object.fromEntries(specifications));
  };
  let published: ReadonlyMap<string, string> = new Map();
  let archive: Buffer;
  let kit = '';
  beforeAll(async () => {
    ({downloads: published} = await renderAll({siteDir, ...apiReference}));
    archive = await makeKit();
    kit = path.join(unpack('kit', archive), 'developer-kit');
  }, 60_000);

  it('is the same on every run', async () => {
    expect(archive.equals(await makeKit())).toBe(true);
  });

  it('contains what programs read, the published specifications, and no tests or packages', () => {
    const files = readdirSync(kit, {recursive: true, encoding: 'utf8'});
    expect(files).toContain('examples/vault/web-app/index.html');
    expect(files.filter((file) => /__tests__|node_modules|(?:^|\/)\./.test(file))).toEqual([]);
    for (const api of apis) {
      const text = readFileSync(path.join(kit, api.specPath), 'utf8');
      expect(text).toBe(published.get(path.basename(publishedFile(api))));
    }
  });

  it('prints the options of the sandbox with --help', () => {
    const sandbox = path.join(kit, 'sandbox.cjs');
    const help = execFileSync(process.execPath, [sandbox, '--help'], {encoding: 'utf8'});
    expect(help).toContain('--rate-limits M,H,D');
    expect(help).toContain('node sandbox.cjs');
  });

  it('runs the sandbox without packages, and a sample of each API', async () => {
    const sandbox = spawn(process.execPath, ['sandbox.cjs', '--port', '0', '--strict'], {cwd: kit});
    try {
      let printed = '';
      for (const stream of [sandbox.stdout, sandbox.stderr])
        stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
      await expect.poll(() => printed, {timeout: 30_000}).toContain('Press Ctrl-C');
      const [, nodes = ''] = /Database nodes +(.+)/.exec(printed) ?? [];
      const [, aiUrl = ''] = /AI node +(\S+)/.exec(printed) ?? [];
      const env = {...process.env, NODE_URLS: nodes.replace(/ +/g, ','), AI_URL: aiUrl};
      const run = async (sample: string) => {
        const {dir, base} = path.parse(path.join(kit, 'examples', sample));
        // As `npm install` does for a reader.
        if (!statSync(path.join(dir, 'node_modules'), {throwIfNoEntry: false}))
          symlinkSync(path.join(siteDir, 'node_modules'), path.join(dir, 'node_modules'));
        const args = ['--import', 'tsx', base];
        return runProgram(process.execPath, args, dir, env);
      };
      // The nodes check the record in another process, which sandbox.cjs also contains.
      expect(await run('vault/quickstart.ts')).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('record written to 3 nodes') as string,
      });
      expect(await run('llm/quickstart.ts')).toMatchObject({
        exitCode: 0,
        stdout: expect.stringContaining('signature: ME') as string,
      });
    } finally {
      sandbox.kill();
    }
  }, 120_000);
});
