/** Tests what the build makes for language models: two summaries, as pages and as files, and llms.txt. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {countTokens} from 'gpt-tokenizer/encoding/o200k_base';
import {describe, expect, it} from 'vitest';
import {DOCS_FILE, type DocsFile} from '../../src/plugins/downloads/shared';
import {readPage, routeFile} from '../builtSite';
import {builtRoutes} from '../routes';

const buildDir = path.resolve('build');
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

describe('a summary', () => {
  it.each([
    ['llm-summary-12k', 12_000],
    ['llm-summary-6k', 6_000],
  ])('%s has at most %i tokens as Markdown', (name, budget) => {
    const tokens = countTokens(read(`build/ai/${name}.md`));
    console.log(`${name}: ${tokens} tokens`);
    expect(tokens).toBeLessThanOrEqual(budget);
  });
});

describe('links for programs', () => {
  const {headers} = JSON.parse(read('headers.json')) as {headers: Record<string, string>};

  it('are in the first paragraph of each page, which is hidden', () => {
    const isFirst = (route: string) => {
      const {$} = readPage(buildDir, route);
      return $('body p').first().is('[hidden]:has(> a[href="/llms.txt"])');
    };
    expect(builtRoutes().filter((route) => !isFirst(route))).toEqual([]);
  });

  it('are in headers, robots.txt, and llms.txt, and point to existing files', async () => {
    expect(headers['Link']).toMatch(/^<\/llms\.txt>; rel="/);
    expect(read('robots.txt')).toContain('/llms.txt\n');
    const links = [...read('llms.txt').matchAll(/\]\(https?:\/\/[^/]+(\/[^)]*)\)/g)];
    const gone = links.filter(([, file = '']) => !existsSync(path.join(buildDir, file)));
    expect(gone.map(([line]) => line)).toEqual([]);
  });
});

describe('llms.txt', () => {
  /** Returns the paths of the Markdown files to which a file links, `/quickstart.md`. */
  const linksOf = (file: string): string[] =>
    [...read(file).matchAll(/\]\(https?:\/\/[^/]+(\/[^)#]*\.md)/g)].map(([, found = '']) => found);

  it('lists all pages, or the overviews that link to the operations of an API', () => {
    const listed = linksOf('llms.txt');
    const overviews = listed.filter((file) => /^\/api\/.*\/overview\.md$/.test(file));
    const found = [...listed, ...overviews.flatMap((file) => linksOf(file.slice(1)))];
    const wanted = builtRoutes().filter((route) => route !== '/' && route !== '/search');
    expect(wanted.filter((route) => !found.includes(`${route}.md`))).toEqual([]);
  });

  it('leads to the program that totals secret numbers with two fetches', () => {
    const index = read('llms.txt');
    const [, file = ''] = /\[total secret numbers\]\(https:\/\/[^/]+\/(\S+)\)/.exec(index) ?? [];
    const program = read(file);
    expect(program).toContain("{$sum: '$salary.%share'}");
    console.log(`llms.txt and ${file}: ${countTokens(index) + countTokens(program)} tokens`);
  });

  it('links to a list of all samples, whose files have everything that a program imports', () => {
    const {samples} = JSON.parse(read(DOCS_FILE)) as DocsFile;
    expect(samples).not.toEqual([]);
    expect(linksOf('llms.txt')).toContain('/examples.md');
    for (const {name, files} of samples) {
      expect(read('examples.md')).toContain(`/examples/${name}.md): `);
      const text = read(`examples/${name}.md`);
      for (const [file, content] of Object.entries(files))
        expect(text).toContain(` title="${file}"\n${content}\`\`\`\n`);
    }
  });
});

describe('files for programs', () => {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) =>
    /\.md$|^llm.*\.txt$/.test(file),
  );
  const {origin} = new URL(/^Page: (.*)$/m.exec(read('quickstart.md'))?.[1] ?? '');

  it('link to Markdown copies, never to HTML pages', () => {
    const links = files.flatMap((file) => [...read(file).matchAll(/\]\((\S+?)\)/g)]);
    const internal = links.map(([, url = '']) => url).filter((url) => url.startsWith(origin));
    const html = internal.filter((url) => existsSync(routeFile(buildDir, new URL(url).pathname)));
    expect(html).toEqual([]);
    expect(internal.filter((url) => /\.md#./.test(url))).not.toEqual([]);
  });

  it('escape no addresses', () => {
    expect(files.filter((file) => read(file).includes('https\\:'))).toEqual([]);
  });
});

describe('structured data', () => {
  const text = {type: 'string', minLength: 1};
  const url = {type: 'string', format: 'uri'};
  const context = {const: 'https://schema.org'};
  const object = (properties: object) => ({
    type: 'object',
    properties,
    required: Object.keys(properties),
  });
  const crumb = object({
    '@type': {const: 'ListItem'},
    position: {type: 'integer', minimum: 1},
    name: text,
    item: url,
  });
  const schemas: Readonly<Record<string, object>> = {
    BreadcrumbList: object({
      '@context': context,
      itemListElement: {type: 'array', minItems: 1, items: crumb},
    }),
    WebSite: object({'@context': context, name: text, url, potentialAction: {type: 'object'}}),
  };
  const ajv = addFormats(new Ajv());

  it.each(builtRoutes().filter((route) => route !== '/search'))('is valid on %s', (route) => {
    const {$} = readPage(buildDir, route);
    const found = $('script[type="application/ld+json"]')
      .toArray()
      .map((script) => JSON.parse($(script).text()) as {'@type': string});
    const wanted = route === '/' ? ['WebSite'] : ['BreadcrumbList'];
    expect(found.map((data) => data['@type']).sort()).toEqual(wanted);
    for (const data of found) {
      ajv.validate(schemas[data['@type']] ?? {}, data);
      expect(ajv.errors).toBeNull();
    }
  });
});
