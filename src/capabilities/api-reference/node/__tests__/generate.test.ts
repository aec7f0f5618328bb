import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {OptionsSchema} from 'docusaurus-plugin-openapi-docs/lib/options';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {apiReference} from '../..';
import type {ApiDefinition} from '../../../../config/apis';
import {ensureApiPages} from '../generate';
import {specPathOf} from '../openApiDocs';
import writeApis from '../write';
import type {ReferenceOptions} from '../../options';
import {fixture} from './helpers';

const api: ApiDefinition = {
  id: 'database',
  segment: 'odd',
  label: 'Odd',
  specPath: 'openapi/odd.yaml',
  variables: true,
};

describe('ensureApiPages', () => {
  let siteDir: string;
  let options: ReferenceOptions;
  const specFile = () => path.join(siteDir, api.specPath);
  const read = (name: string) => readFileSync(path.join(siteDir, 'docs/api/odd', name), 'utf8');
  const snapshot = () =>
    Object.fromEntries(
      readdirSync(path.join(siteDir, 'docs/api/odd')).map((name) => [name, read(name)]),
    );

  beforeEach(() => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
    mkdirSync(path.join(siteDir, 'openapi'));
    writeFileSync(specFile(), fixture('odd.yaml'));
    options = {siteDir, apis: [api], variables: {product: 'Acme'}, console: false};
  });
  afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

  it('writes a page and its data for each operation, the info page, the sidebar and the downloads', async () => {
    expect(await ensureApiPages(options, writeApis)).toBe(3);
    expect(Object.keys(snapshot()).sort()).toEqual([
      '.links.json',
      '.sidebar.json',
      'constructor.api.mdx',
      'constructor.json',
      'odd-api-script-alert-1-script.info.mdx',
      'odd-api-script-alert-1-script.json',
      'thing-changed.api.mdx',
      'thing-changed.json',
    ]);
    expect(readdirSync(path.join(siteDir, 'static/openapi')).sort()).toEqual([
      'odd.json',
      'odd.yaml',
    ]);
    expect(read('constructor.api.mdx')).toMatch(/^slug: \/api\/odd\/constructor$/m);
  });

  it('does nothing when nothing changed, and gives the same bytes when it runs again', async () => {
    await ensureApiPages(options, writeApis);
    const before = snapshot();
    expect(await ensureApiPages(options, writeApis)).toBe(0);
    rmSync(path.join(siteDir, '.cache'), {recursive: true});
    expect(await ensureApiPages(options, writeApis)).toBe(3);
    expect(snapshot()).toEqual(before);
  });

  it('runs again after a change of the specification', async () => {
    await ensureApiPages(options, writeApis);
    writeFileSync(specFile(), fixture('odd.yaml').replace('A leaf', 'A twig'));
    expect(await ensureApiPages(options, writeApis)).toBe(3);
    expect(read('constructor.json')).toContain('A twig');
  });

  it('brings back a page that was edited, and removes one that nobody generated', async () => {
    await ensureApiPages(options, writeApis);
    const before = snapshot();
    for (const name of ['constructor.api.mdx', 'old.api.mdx']) {
      writeFileSync(path.join(siteDir, 'docs/api/odd', name), '');
    }
    expect(await ensureApiPages(options, writeApis)).toBe(0);
    expect(snapshot()).toEqual(before);
  });

  it('gives the plugin an entry that it accepts, with a real document without schemas', async () => {
    await ensureApiPages(options, writeApis);
    expect(apiReference(options, 'start').openApiDocs).toBe(false);
    const entry = apiReference(options, 'gen-api-docs').openApiDocs;
    if (!Array.isArray(entry)) throw new Error('no name with options');
    expect(entry[0]).toBe('docusaurus-plugin-openapi-docs');
    expect(OptionsSchema.validate(entry[1])).not.toHaveProperty('error');
    const text = readFileSync(path.join(siteDir, specPathOf(api)), 'utf8');
    const document: unknown = JSON.parse(text);
    expect(document).toHaveProperty(['paths', '/things/{thing id}/`tick`', 'post', 'operationId']);
    expect(text).not.toContain('"schema"');
  });

  it('runs again when a variable has another value', async () => {
    writeFileSync(specFile(), fixture('odd.yaml').replace('A leaf', '{{product}}'));
    await ensureApiPages(options, writeApis);
    expect(read('constructor.json')).toContain('Acme');
    await ensureApiPages({...options, variables: {product: 'Emca'}}, writeApis);
    expect(read('constructor.json')).toContain('Emca');
  });

  it('leaves unchanged files untouched', async () => {
    await ensureApiPages(options, writeApis);
    const file = path.join(siteDir, 'docs/api/odd', 'odd-api-script-alert-1-script.info.mdx');
    const before = statSync(file).mtimeMs;
    writeFileSync(specFile(), fixture('odd.yaml').replace('A leaf', 'A twig'));
    await ensureApiPages(options, writeApis);
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('removes the generated folder of another prefix, but no other folder', async () => {
    const stale = path.join(siteDir, 'docs/api/stale');
    const handWritten = path.join(siteDir, 'docs/api/guides');
    for (const folder of [stale, handWritten]) mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(stale, 'a.api.mdx'), '');
    writeFileSync(path.join(handWritten, 'a.mdx'), '');
    await ensureApiPages(options, writeApis);
    expect(readdirSync(path.join(siteDir, 'docs/api')).sort()).toEqual(['guides', 'odd']);
  });

  it('keeps the earlier pages when the specification is broken', async () => {
    await ensureApiPages(options, writeApis);
    const before = snapshot();
    writeFileSync(specFile(), 'openapi: [');
    await expect(ensureApiPages(options, writeApis)).rejects.toThrow(
      /openapi\/odd\.yaml:1:\d+: not valid YAML/,
    );
    expect(snapshot()).toEqual(before);
  });

  it('says which folder cannot be written, and why', async () => {
    mkdirSync(path.join(siteDir, 'docs/api'), {recursive: true});
    writeFileSync(path.join(siteDir, 'docs/api/odd'), 'a file');
    await expect(ensureApiPages(options, writeApis)).rejects.toThrow(
      /^docs\/api\/odd: the generated pages cannot be written \(Error: EEXIST/,
    );
  });

  it('says which file is missing', async () => {
    rmSync(specFile());
    await expect(ensureApiPages(options, writeApis)).rejects.toThrow(
      /^openapi\/odd\.yaml: the specification cannot be read \(Error: ENOENT/,
    );
  });
});
