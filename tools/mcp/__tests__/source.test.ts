import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {FORMAT, type DocsFile} from '../../../src/plugins/downloads/shared';
import {newestDocs, refreshCache} from '../source';

const cache = mkdtempSync(path.join(tmpdir(), 'docs-mcp-'));
afterAll(() => rmSync(cache, {recursive: true}));

const docs: DocsFile = {
  format: FORMAT,
  title: 'Example',
  site: 'docs.example.org',
  built: '2026-11-23T12:00:00.000Z',
  pages: [],
  samples: [],
  sampleUsage: '',
  synonyms: [],
};

it('reports an invalid address of the site and leaves the cache as it is', async () => {
  expect(await refreshCache(docs, cache)).toBe('not checked: docs.example.org (Invalid URL)');
  expect(readdirSync(cache)).toEqual([]);
});

it.each([
  ['no JSON', '{"etag":null,"docs":'],
  ['nothing else than a format', JSON.stringify({etag: null, docs: {format: FORMAT}})],
  ['pages of another form', JSON.stringify({etag: null, docs: {...docs, built: '3', pages: [{}]}})],
  ['no pages', JSON.stringify({etag: null, docs: {...docs, built: '3'}})],
  ['null', 'null'],
])('ignores a copy in the cache with %s', (_name, content) => {
  const folder = mkdtempSync(path.join(cache, 'broken-'));
  const shipped = {...docs, site: 'https://docs.example.org/'};
  writeFileSync(path.join(folder, `${encodeURIComponent(shipped.site)}.json`), content);
  expect(newestDocs(shipped, folder)).toBe(shipped);
});
