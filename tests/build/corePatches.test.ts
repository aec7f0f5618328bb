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
} from '../../src/plugins/core-patches/manifest';
import {documentChunks} from '../../src/plugins/core-patches/node/documentChunk';
import {
  installedFile,
  keyOrderRule,
  tabsRule,
  tslibRule,
  versionDocumentsRule,
} from '../../src/plugins/core-patches/node/modules';
import {chunksByModule} from '../../src/plugins/core-patches/node/PageScriptsPlugin';
import plainKeyOrder from '../../src/plugins/core-patches/node/plainKeyOrder.cjs';
import removeDocuments from '../../src/plugins/core-patches/node/removeDocuments.cjs';
import {readPage} from '../builtSite';

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
      const {$} = readPage('build', name === 'index' ? '/' : `/${name}`);
      const scripts = $('script[src^="/assets/js/"]')
        .toArray()
        .map((script) => path.basename($(script).attr('src') ?? '').split('.')[0]);
      expect(scripts.slice(0, 2)).toEqual(['runtime~main', 'main']);
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

describe('the order of keys', () => {
  it('the patched module compares keys without a collator', () => {
    const file = installedFile(moduleRules.keyOrder.target);
    expect(file).toMatch(keyOrderRule.test);
    const source = readFileSync(file, 'utf8');
    expect(source).toContain('localeCompare');
    expect(plainKeyOrder(source)).not.toContain('localeCompare');
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
