/** Each patch still finds its target in what Docusaurus wrote for the last build. */
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  buildSteps,
  replacedModules,
  rewrittenFiles,
} from '../../src/capabilities/core-patches/manifest';
import {installedFile, tslibRule} from '../../src/capabilities/core-patches/node/modules';
import {lighterPostCss} from '../../src/capabilities/core-patches/node/postCss';
import {rewrites, type RewrittenFile} from '../../src/capabilities/core-patches/node/rewrite';

const root = path.resolve(import.meta.dirname, '../..');
const generated = readdirSync(path.join(root, '.docusaurus'), {recursive: true, encoding: 'utf8'})
  .map((file) => path.join(root, '.docusaurus', file));

const dispatcher = installedFile('@docusaurus/core/lib/client/ClientLifecyclesDispatcher');

const filesOf = (file: RewrittenFile) =>
  [...generated, dispatcher].filter((name) => new RegExp(rewrittenFiles[file]?.target ?? '').test(name));

describe('every patch', () => {
  it('of a file has its function', () => {
    expect(Object.keys(rewrittenFiles)).toEqual(Object.keys(rewrites));
  });


  const patches = Object.entries({...replacedModules, ...rewrittenFiles, ...buildSteps});
  it.each(patches)('%s says what it changes, gains, and when it can go', (_name, patch) => {
    for (const text of [patch.change, patch.gain, patch.until])
      expect(text.length).toBeGreaterThan(2);
  });
});

describe('replaced modules', () => {
  it.each(Object.values(replacedModules))('$target is installed', ({target}) => {
    expect(readFileSync(installedFile(target), 'utf8')).not.toBe('');
  });
});

describe('rewritten files', () => {
  it.each(Object.keys(rewrites) as RewrittenFile[])('%s has its file, and changes it', (file) => {
    const files = filesOf(file);
    expect(files.length).toBeGreaterThan(0);
    const changed = files.filter((name) => {
      const source = readFileSync(name, 'utf8');
      return rewrites[file](source) !== source;
    });
    expect(changed.length).toBeGreaterThan(0);
  });

  const rewritten = (file: RewrittenFile) =>
    filesOf(file).map((name) => rewrites[file](readFileSync(name, 'utf8')));

  it('the registry keeps how to load each module, and nothing else', () => {
    expect(rewritten('registry')[0]).toMatch(/\[\(\) => import\(.*\)\],\n/);
    expect(rewritten('registry')[0]).not.toContain('resolveWeak');
  });

  it('the version keeps its sidebars and loses its documents', () => {
    const version = rewritten('versionData').find((text) => text.includes('docsSidebars'));
    expect(version).toContain('"docs":{}');
    expect(version).toContain('"href":"/quickstart"');
  });

  it('the configuration loses what only the build reads', () => {
    expect(rewritten('siteConfig')[0]).toContain('"titleDelimiter":"|"');
    expect(rewritten('siteConfig')[0]).not.toContain('"presets"');
  });

  it.each(['registry', 'siteConfig', 'lifecycles'] as const)(
    '%s of another shape stops the build and names the file',
    (file) => {
      expect(() => rewrites[file]('{}')).toThrow(
        /^src\/capabilities\/core-patches rewrites .+ and expected /,
      );
    },
  );
});

describe('build steps', () => {
  it('the one module that gets a part of tslib still calls no more of it', () => {
    const file = installedFile(buildSteps['tslib']?.target ?? '');
    expect(file).toMatch(tslibRule.test);
    const helpers = [...readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g)].map(([, name]) => name);
    expect([...new Set(helpers)]).toEqual(['__importDefault']);
  });

  it('what reads the configuration asks Node for it, and only where it is told to', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'core-patches-'));
    const file = path.join(folder, 'config.ts');
    // What Node requires is in its cache.
    writeFileSync(file, 'const isCached: boolean = __filename in require.cache;\nexport default isCached;');
    const script = `require('@docusaurus/utils').loadFreshModule(${JSON.stringify(file)}).then(console.log)`;
    const load = (env: Readonly<Record<string, string>>) =>
      execFileSync(process.execPath, ['--require', './src/lib/typescript.cjs', '--eval', script], {
        cwd: root,
        env: {...process.env, ...env},
        encoding: 'utf8',
      }).trim();
    const starter = readFileSync(path.join(root, 'src/capabilities/core-patches/docusaurus.mjs'), 'utf8');
    const [, name = '', value = ''] = /process\.env\.(\w+) = '(.+)'/.exec(starter) ?? [];
    expect([load({[name]: value}), load({[name]: ''})]).toEqual(['true', 'false']);
  });

  it('style sheets without postcss-preset-env stop the build', () => {
    expect(() => lighterPostCss({plugins: []})).toThrow('remove the step');
    const stock = {plugins: [['/x/postcss-preset-env/index.js', {}], 'other']};
    expect(lighterPostCss(stock)).toEqual({plugins: ['other'], config: false});
  });
});
