import {mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {OptionsSchema} from 'docusaurus-plugin-openapi-docs/lib/options';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ApiDefinition} from '../../../../config/apis';
import type {ApiPagesOptions} from '../../options';
import {generatePages} from '../generate';
import {openApiDocsConfig} from '../openApiDocs';
import {pluginSpecificationFile} from '../paths';
import {fixture, mockOpenApiDocs, temporarySite} from './helpers';

const api: ApiDefinition = {
  id: 'database',
  segment: 'odd',
  label: 'Odd',
  specPath: 'openapi/odd.yaml',
  variables: true,
};

let options: ApiPagesOptions;
const generate = async (changes: Partial<ApiPagesOptions> = {}) => {
  const changed = {...options, ...changes};
  return generatePages(changed, mockOpenApiDocs);
};
/** The number of pages that a run writes. */
const count = async (changes: Partial<ApiPagesOptions> = {}) => (await generate(changes)).pages;
const inSite = (...names: readonly string[]) => path.join(options.siteDir, ...names);
const read = (name: string) => readFileSync(inSite('docs/api/odd', name), 'utf8');
const readAll = () =>
  Object.fromEntries(readdirSync(inSite('docs/api/odd')).map((name) => [name, read(name)]));
const writeSpecification = (text: string) => writeFileSync(inSite(api.specPath), text);

beforeEach(() => {
  options = {...temporarySite(api, fixture('odd.yaml')), variables: {product: 'Acme'}};
});
afterEach(() => rmSync(options.siteDir, {recursive: true, force: true}));

describe('generatePages', () => {
  it('writes a page and its data for each operation and the API, the sidebar, and the downloads', async () => {
    expect(await count()).toBe(3);
    expect(Object.keys(readAll()).sort()).toEqual([
      '.sidebar.json',
      'constructor.api.mdx',
      'constructor.json',
      'odd-api-script-alert-1-script.info.mdx',
      'odd-api-script-alert-1-script.json',
      'thing-changed.api.mdx',
      'thing-changed.json',
    ]);
    expect(readdirSync(inSite('static/openapi')).sort()).toEqual(['odd.json', 'odd.yaml']);
    expect(read('constructor.api.mdx')).toMatch(/^slug: \/api\/odd\/constructor$/m);
  });

  it('publishes the specification with absolute links', async () => {
    writeSpecification(
      "openapi: 3.0.3\n# kept\ninfo: {title: T, version: '1', description: 'See [it](/a#b).'}\npaths: {}\n",
    );
    await generate();
    for (const format of ['json', 'yaml'])
      expect(readFileSync(inSite(`static/openapi/odd.${format}`), 'utf8')).toContain(
        'See [it](https://docs.example.org/base/a#b).',
      );
    expect(readFileSync(inSite('static/openapi/odd.yaml'), 'utf8')).toContain('# kept');
  });

  it('publishes links to the site of the author with linkBase, in YAML as in JSON', async () => {
    writeSpecification(
      `openapi: 3.0.3\ninfo: {title: T, version: '1', description: "See [it](/a), [two](</b>), <a href=\\"/c\\">c</a>."}\npaths: {}\n`,
    );
    options = {...options, apis: [{...api, linkBase: 'https://author.example/docs'}]};
    await generate();
    for (const format of ['json', 'yaml']) {
      const text = readFileSync(inSite(`static/openapi/odd.${format}`), 'utf8');
      for (const page of ['a', 'b', 'c'])
        expect(text).toContain(`https://author.example/docs/${page}`);
    }
  });

  it('does nothing when nothing changed, and produces the same files when it runs again', async () => {
    await generate();
    const before = readAll();
    expect(await count()).toBe(0);
    rmSync(inSite('.cache'), {recursive: true});
    expect(await count()).toBe(3);
    expect(readAll()).toEqual(before);
  });

  it('runs again after the specification has changed', async () => {
    await generate();
    writeSpecification(fixture('odd.yaml').replace('A leaf', 'A twig'));
    expect(await count()).toBe(3);
    expect(read('constructor.json')).toContain('A twig');
  });

  it('keeps the warnings about a specification for runs that have nothing to generate', async () => {
    const wrong = fixture('odd.yaml').replace(
      /^paths:/m,
      'paths:\n  /x: {additionalOperations: {}}',
    );
    writeSpecification(wrong);
    const {warnings} = await generate();
    expect(warnings).toContainEqual(
      expect.stringMatching(/^openapi\/odd\.yaml:\d+:\d+ .*additionalOperations/),
    );
    expect(await generate()).toEqual({pages: 0, warnings});
  });

  it('warns about two operations with one operationId in a specification of others', async () => {
    const call = '{operationId: call, responses: {}}';
    writeSpecification(
      `openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n  /a: {get: ${call}}\n  /b: {get: ${call}}\n`,
    );
    const {warnings} = await generate();
    expect(warnings).toEqual([
      'openapi/odd.yaml:5:13 (#/paths/~1b/get): the operationId "call" is already used by #/paths/~1a/get, so the page of GET /b is named "get-b". Give each operation its own',
    ]);
  });

  it('needs no new generation after a wrong specification was corrected', async () => {
    await generate();
    writeSpecification('openapi: 3.0.3\npaths: [');
    await expect(generate()).rejects.toThrow('not valid YAML');
    writeSpecification(fixture('odd.yaml'));
    expect(await count()).toBe(0);
  });

  it('runs again after the value of a variable has changed', async () => {
    writeSpecification(fixture('odd.yaml').replace('A leaf', '{{product}}'));
    await generate();
    expect(read('constructor.json')).toContain('Acme');
    await generate({variables: {product: 'Emca'}});
    expect(read('constructor.json')).toContain('Emca');
  });

  it('adds the console, and the local servers only for the dev server', async () => {
    await generate();
    expect(read('constructor.api.mdx')).not.toContain('Console');
    await generate({console: true});
    expect(read('constructor.api.mdx')).toContain('<ConsoleSlot');
    expect(read('constructor.json')).not.toContain('/local');
    await generate({console: true, localServers: {[api.id]: '/local'}});
    expect(read('constructor.json')).toContain('/local');
  });

  it('restores an edited page, and removes a page that it did not generate', async () => {
    await generate();
    const before = readAll();
    for (const name of ['constructor.api.mdx', 'old.api.mdx']) {
      writeFileSync(inSite('docs/api/odd', name), '');
    }
    expect(await count()).toBe(3);
    expect(readAll()).toEqual(before);
  });

  it('does not touch files whose content stays the same', async () => {
    await generate();
    const file = inSite('docs/api/odd/odd-api-script-alert-1-script.info.mdx');
    const before = statSync(file).mtimeMs;
    writeSpecification(fixture('odd.yaml').replace('A leaf', 'A twig'));
    await generate();
    expect(statSync(file).mtimeMs).toBe(before);
  });

  it('removes the generated folder of another prefix, but no other folder', async () => {
    const stale = inSite('docs/api/stale');
    const handWritten = inSite('docs/api/guides');
    for (const folder of [stale, handWritten]) mkdirSync(folder, {recursive: true});
    writeFileSync(path.join(stale, 'a.api.mdx'), '');
    writeFileSync(path.join(handWritten, 'a.mdx'), '');
    await generate();
    expect(readdirSync(inSite('docs/api')).sort()).toEqual(['guides', 'odd']);
  });
});

describe('errors', () => {
  it('a specification that cannot be parsed leaves the existing pages alone', async () => {
    await generate();
    const before = readAll();
    writeSpecification('openapi: [');
    await expect(generate()).rejects.toThrow(/openapi\/odd\.yaml:1:\d+: not valid YAML/);
    expect(readAll()).toEqual(before);
  });

  it('a folder that cannot be written is reported with the cause', async () => {
    mkdirSync(inSite('docs/api'), {recursive: true});
    writeFileSync(inSite('docs/api/odd'), 'a file');
    await expect(generate()).rejects.toThrow(
      /^docs\/api\/odd: the generated files cannot be written \(Error: EEXIST/,
    );
  });

  it('a missing specification is reported', async () => {
    rmSync(inSite(api.specPath));
    await expect(generate()).rejects.toThrow(
      /^openapi\/odd\.yaml: the specification cannot be read \(Error: ENOENT/,
    );
  });

  it('a page that the plugin did not write is reported with the output of the plugin', async () => {
    const withoutInfo = async (...run: Parameters<typeof mockOpenApiDocs>) => {
      await mockOpenApiDocs(...run);
      rmSync(inSite('.cache/api-reference/pages/odd/constructor.api.mdx'));
      return 'Failed to write "constructor.api.mdx"';
    };
    await expect(generatePages(options, withoutInfo)).rejects.toThrow(
      /openapi\/odd\.yaml: \.cache\/api-reference\/pages\/odd\/constructor\.api\.mdx was not written\nIt printed:\nFailed to write/,
    );
    expect(await count()).toBe(3);
  });
});

describe('docusaurus-plugin-openapi-docs', () => {
  it('accepts the options, and reads a specification without schemas', async () => {
    await generate();
    const config = openApiDocsConfig(options, new Map());
    expect(Object.keys(config)).toEqual(['database']);
    const entry = {id: 'api', docsPluginId: 'classic', config};
    expect(OptionsSchema.validate(entry)).not.toHaveProperty('error');
    const text = readFileSync(inSite(pluginSpecificationFile(api)), 'utf8');
    const document: unknown = JSON.parse(text);
    expect(document).toHaveProperty(['paths', '/things/{thing id}/`tick`', 'post', 'operationId']);
    expect(text).not.toContain('"schema"');
  });

  it('writes the same files as the mock of these tests', async () => {
    await generate();
    const mocked = readAll();
    rmSync(inSite('.cache'), {recursive: true});
    rmSync(inSite('docs/api'), {recursive: true});
    expect((await generatePages(options)).pages).toBe(3);
    expect(readAll()).toEqual(mocked);
  }, 60_000);
});
