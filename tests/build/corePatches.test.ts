/** Checks that each patch still finds its target in the installed packages and in the last build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import type {StatsChunk} from 'webpack';
import {
  buildImports,
  chunkNames,
  generatedFiles,
  moduleRules,
  replacedModules,
  unusedPlugins,
  unusedStyles,
} from '../../src/plugins/core-patches/manifest';
import {documentChunks} from '../../src/plugins/core-patches/node/documentChunk';
import {
  installedFile,
  tabsRule,
  tslibRule,
  versionDocumentsRule,
} from '../../src/plugins/core-patches/node/modules';
import {chunksByModule} from '../../src/plugins/core-patches/node/PageScriptsPlugin';
import removeDocuments from '../../src/plugins/core-patches/node/removeDocuments.cjs';
import {isUnused} from '../../src/plugins/core-patches/node/removeUnusedStyles';

type StatsChunkOrigin = NonNullable<StatsChunk['origins']>[number];

const generated = path.resolve('.docusaurus');

describe('replaced modules', () => {
  it.each(Object.values(replacedModules))('$target is installed', ({target}) => {
    expect(readFileSync(installedFile(target), 'utf8')).not.toBe('');
  });

  it('a missing module is reported with the file to change', () => {
    expect(() => installedFile('@docusaurus/core/lib/missing')).toThrow(
      'src/plugins/core-patches/manifest.ts: the module @docusaurus/core/lib/missing is not installed.',
    );
  });
});

describe('build imports', () => {
  it('the module with the schema of the front matter is installed', () => {
    const file = installedFile(buildImports.frontMatter.target);
    expect(readFileSync(file, 'utf8')).toContain('DocFrontMatterSchema');
  });
});

describe('client manifest', () => {
  it('names the chunks of each module', () => {
    const content = '@site/docs/quickstart.mdx';
    const manifest = JSON.parse(readFileSync(generatedFiles.clientManifest.target, 'utf8')) as {
      origins: Record<string, number[]>;
    };
    expect(manifest.origins[content]).not.toHaveLength(0);
    expect(manifest.origins['@theme/DocItem']).not.toEqual(manifest.origins[content]);
  });

  it('lists a chunk that several modules share for each of them', () => {
    const origin = (request: string) => ({request}) as StatsChunkOrigin;
    const chunks = [
      {id: 1, origins: [origin('@theme/A')]},
      {id: 2, origins: [origin('@theme/A'), origin('@theme/B')]},
      {id: 3},
    ] as StatsChunk[];
    expect(chunksByModule(chunks)).toEqual({'@theme/A': [1, 2], '@theme/B': [2]});
  });

  it.each(['index', 'quickstart', 'search', '404'])(
    '%s.html has the scripts of its page',
    (name) => {
      const html = readFileSync(`build/${name}.html`, 'utf8');
      const scripts = [...html.matchAll(/<script src="\/assets\/js\/(\w+)/g)].map(
        ([, file]) => file,
      );
      expect(scripts.slice(0, 2)).toEqual(['runtime', 'main']);
      expect(scripts.length).toBeGreaterThan(3);
    },
  );
});

describe('components around a document', () => {
  it('have chunks with the names that the bundler settings repeat', () => {
    const registry = readFileSync(chunkNames.document.target, 'utf8');
    for (const name of documentChunks) expect(registry).toContain(`"${name}": [() => import(`);
  });

  it('are in one script', () => {
    const scripts = readFileSync('build/quickstart.html', 'utf8').match(
      /js\/[\w~-]+(?=\.\w+\.js)/g,
    );
    // Also the runtime, the main script, the data of the version, and the page.
    expect(scripts).toHaveLength(5);
    expect(scripts).toContain('js/document');
  });
});

describe('runtime script', () => {
  const [file = ''] = readdirSync('build/assets/js').filter((name) => name.startsWith('runtime~'));
  const runtime = readFileSync(`build/assets/js/${file}`, 'utf8');

  it('has the hash of each script and no name of a chunk', () => {
    const registry = readFileSync(chunkNames.document.target, 'utf8');
    const names = [...registry.matchAll(/^ {2}"(\w+)": \[/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => runtime.includes(name))).toEqual([]);
    const hashes = [...runtime.matchAll(/\d:"([0-9a-f]{8})"/g)].map(([, hash]) => hash);
    expect(hashes.length).toBeGreaterThan(80);
  });

  it('lacks the function that only the replaced module calls', () => {
    const plugin = readFileSync(installedFile(unusedPlugins.chunkAssets.target), 'utf8');
    expect(plugin).toContain(`class ${unusedPlugins.chunkAssets.className}`);
    expect(plugin).toContain("'__webpack_require__.gca'");
    const scripts = readdirSync('build/assets/js').filter((name) => name.endsWith('.js'));
    const callers = scripts.filter((name) =>
      readFileSync(`build/assets/js/${name}`, 'utf8').includes('.gca'),
    );
    expect(callers).toEqual([]);
  });
});

describe('tabs', () => {
  it('the patched module calls useIsBrowser for its key only', () => {
    const file = installedFile(moduleRules.tabs.target);
    expect(file).toMatch(tabsRule.test);
    const source = readFileSync(file, 'utf8');
    expect(source.match(/\bisBrowser\b/g)).toHaveLength(2);
    expect(source).toContain('key={String(isBrowser)}');
  });
});

describe('tslib', () => {
  it('the patched module calls only the helper that it gets', () => {
    const file = installedFile(moduleRules.tslib.target);
    expect(file).toMatch(tslibRule.test);
    const calls = readFileSync(file, 'utf8').matchAll(/tslib_1\.(\w+)/g);
    const helpers = new Set([...calls].map(([, name]) => name));
    expect([...helpers]).toEqual(['__importDefault']);
  });
});

describe('version documents', () => {
  const files = readdirSync(generated, {recursive: true, encoding: 'utf8'})
    .map((file) => path.join(generated, file))
    .filter((file) => versionDocumentsRule.test.test(file));

  it('the version keeps its sidebars and loses its documents', () => {
    const sources = files.map((file) => readFileSync(file, 'utf8'));
    const changed = sources.map(removeDocuments).filter((text, index) => text !== sources[index]);
    expect(changed).toHaveLength(1);
    expect(changed[0]).toContain('"docs":{}');
    expect(changed[0]).toContain('"href":"/quickstart"');
  });

  it('other data stays as it is', () => {
    expect(removeDocuments('{"tag": 1}')).toBe('{"tag": 1}');
  });
});

describe('unused styles', () => {
  const infima = readFileSync(`node_modules/${unusedStyles.target}.css`, 'utf8');
  const names = new Set([...infima.matchAll(/\.([a-z][\w-]*--[\w-]+)/g)].map(([, name]) => name));
  const unused = new Set([...names].filter((name) => isUnused(`.${name}`)));

  it('keeps the classes that the theme uses, without the components of a blog', () => {
    const folder = 'node_modules/@docusaurus/theme-classic/lib/theme';
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) =>
      /^(?!Blog).*\.js$/.test(file),
    );
    const words = files.flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8').match(/[\w-]+/g),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(words).toContain('margin-top--md');
    expect(words.filter((word) => word !== null && unused.has(word))).toEqual([]);
  });

  it('keeps the classes of the built pages', () => {
    const pages = readdirSync('build', {recursive: true, encoding: 'utf8'}).filter((file) =>
      file.endsWith('.html'),
    );
    const used = pages.flatMap((file) => {
      const html = readFileSync(path.join('build', file), 'utf8');
      return [...html.matchAll(/ class="?([^">]+)/g)].flatMap(([, list = '']) => list.split(' '));
    });
    expect(used).toContain('margin-top--md');
    expect([...new Set(used)].filter((name) => unused.has(name))).toEqual([]);
  });

  it('the style sheet of the site has none of them', () => {
    const [file = ''] = readdirSync('build/assets/css').filter((name) =>
      /^styles.*css$/.test(name),
    );
    const css = readFileSync(`build/assets/css/${file}`, 'utf8');
    const found = [
      '.margin-top--md',
      '.pills',
      '.badge--success',
      '--ifm-color-info-lightest',
    ].filter((name) => css.includes(name));
    expect(found).toEqual(['.margin-top--md']);
  });
});
