/** Compares the specifications with the static HTML, which readers get without JavaScript. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {apis, type ApiDefinition} from '../../src/config/apis';
import {siteUrl} from '../../src/config/site';
import {readPage, type BuiltPage} from '../builtSite';
import {Contract, type PromisedOperation} from './contract';
import {findProblems, findSections} from './contractPage';
import {plain} from './contractWords';

const siteDir = path.resolve(import.meta.dirname, '../..');
const buildDir = path.join(siteDir, 'build');

/** Finds the page of an operation by method and path, so that the test doesn't depend on the rule for slugs. */
function pageOf(
  api: ApiDefinition,
  pages: readonly BuiltPage[],
  operation: PromisedOperation,
): BuiltPage {
  const found = pages.filter(({$}) => {
    const method = $('[data-method]');
    const address = method.parent().find('code').first().text();
    return method.text() === operation.method && address === operation.path;
  });
  expect(
    found.map((page) => page.route),
    `${api.id}: ${operation.method} ${operation.path}`,
  ).toHaveLength(1);
  return found[0] as BuiltPage;
}

const listed = apis.map((api) => {
  const slugs = readdirRoutes(api);
  const pages = slugs.map((route) => readPage(buildDir, route));
  return {api, pages, operations: new Contract(siteDir, api).operations()};
});

/** Returns the routes of the pages of an API, from the sitemap. */
function readdirRoutes({segment}: ApiDefinition): string[] {
  const sitemap = readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8');
  const routes = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  return routes.filter((route) => route.includes(`/api/${segment}/`));
}

describe.each(listed)('$api.id API', ({api, pages, operations}) => {
  it('has operations', () => {
    expect(operations.length).toBeGreaterThanOrEqual(5);
    expect(operations.flatMap((operation) => operation.promises).length).toBeGreaterThan(40);
  });

  describe.each(operations)('$method $path', (operation) => {
    const page = pageOf(api, pages, operation);
    const {$} = page;
    const places = findSections($);

    it('shows every parameter, header, and property in its section, with its constraints', () => {
      expect(operation.promises.flatMap((promise) => findProblems(page, places, promise))).toEqual(
        [],
      );
    });

    it('has a heading for every status, and for no other', () => {
      const shown = $('article h3[id]')
        .toArray()
        .map((heading) => $(heading).attr('id') ?? '');
      expect(shown.filter((id) => /^\d|^default$/.test(id))).toEqual(operation.statuses);
    });

    it('names every media type in its section', () => {
      for (const [section, mediaType] of operation.mediaTypes) {
        const heading = $(`[id="${section}"]`);
        // The heading of a response is in the summary of its <details>.
        const folded = heading.closest('summary').nextAll();
        const between = (folded.length > 0 ? folded : heading.nextUntil('h2, h3')).text();
        expect(between, `${section}: ${mediaType}`).toContain(mediaType);
      }
    });

    it('shows the security schemes, with a link to the page about them', () => {
      const section = $('[id="authentication"]').nextUntil('h2');
      const text = plain(section.text());
      if (operation.schemes.length === 0) expect(text).toContain('No credentials are needed');
      const declared = new Contract(siteDir, api).document.components as {
        securitySchemes: Readonly<Record<string, {scheme: string}>>;
      };
      for (const name of operation.schemes) {
        const scheme = declared.securitySchemes[name];
        // The name distinguishes several schemes. One alone needs none.
        if (operation.schemes.length > 1) expect(text).toContain(name);
        expect(text.toLowerCase()).toContain(scheme?.scheme.toLowerCase());
        expect(section.find('a').attr('href')).toBe(api.authenticationPage);
      }
    });

    it('has samples in four languages that call the sandbox, and a response for each status', () => {
      const samples = $('[id="example"]').nextUntil('h2');
      const labels = samples
        .find('[role="tab"]')
        .toArray()
        .map((tab) => $(tab).text());
      const own = (operation.source['x-codeSamples'] ?? []) as readonly {label: string}[];
      const authors = own.map(({label}) => label);
      const languages = ['TypeScript', 'Python', 'curl', 'Go'];
      expect(labels).toEqual([...languages, ...authors, ...operation.statuses]);
      const code = samples
        .find('pre')
        .toArray()
        .map((block) => $(block).text());
      for (const call of code.slice(0, 4)) {
        expect(call).toContain(`http://localhost:`);
        expect(call).toContain(operation.path);
        if (operation.schemes.length > 0) expect(call).toMatch(/Bearer sandbox-(?:token|key)/);
      }
    });

    it('has headings of levels 2 and 3 in the table of contents, and no property', () => {
      const links = $('.table-of-contents a')
        .toArray()
        .map((link) => decodeURIComponent($(link).attr('href') ?? ''));
      const headings = $('article')
        .find('h2[id], h3[id]')
        .toArray()
        .map((heading) => `#${$(heading).attr('id')}`);
      expect(links).toEqual(headings);
      expect(links).toContain('#responses');
    });

    it('has one h1, unique ids, and no link to a missing anchor', () => {
      expect($('h1')).toHaveLength(1);
      const ids = $('[id]')
        .toArray()
        .map((element) => $(element).attr('id') ?? '');
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
      const anchors = $('article a[href^="#"]')
        .toArray()
        .map((link) => decodeURIComponent(($(link).attr('href') ?? '').slice(1)));
      expect(anchors.filter((anchor) => !ids.includes(anchor))).toEqual([]);
    });

    it('has no console', () => {
      expect(page.html).not.toMatch(/api-console|ConsoleSlot/);
    });
  });

  it('offers the specification with variables substituted and absolute links, as YAML and JSON', () => {
    const source = JSON.stringify(new Contract(siteDir, api).document);
    const document: unknown = JSON.parse(source.replaceAll('](/', `](${siteUrl}/`));
    const file = (extension: string) =>
      path.join(buildDir, 'openapi', `${api.segment}.${extension}`);
    expect(parse(readFileSync(file('yaml'), 'utf8'))).toEqual(document);
    expect(JSON.parse(readFileSync(file('json'), 'utf8'))).toEqual(document);
    const info = pages.find(({$}) => $('article a[download]').length > 0);
    const links = info
      ?.$('article a[download]')
      .toArray()
      .map((link) => info.$(link).attr('href'));
    expect(links?.map((href) => path.basename(href ?? ''))).toEqual([
      `${api.segment}.yaml`,
      `${api.segment}.json`,
    ]);
    for (const href of links ?? []) {
      expect(existsSync(path.join(buildDir, href?.replace(/^.*(?=\/openapi\/)/, '') ?? ''))).toBe(
        true,
      );
    }
  });

  it('describes the security schemes on the page about the API', () => {
    const info = pages.find(({$}) => $('article a[download]').length > 0) as BuiltPage;
    const {securitySchemes} = new Contract(siteDir, api).document.components as {
      securitySchemes: Readonly<Record<string, {description: string}>>;
    };
    const text = plain(info.$('#security-schemes').nextUntil('h2').text());
    for (const {description} of Object.values(securitySchemes)) {
      for (const line of plain(description).split('. ')) expect(text).toContain(line);
    }
  });

  it('lists every operation on the page that the option names, with a valid link', () => {
    const {$} = readPage(buildDir, api.operationsPage ?? '');
    for (const operation of operations) {
      const row = $('article table tr').filter(
        (_, element) =>
          $(element).find('[data-method]').text() === operation.method &&
          $(element).find('code').first().text() === operation.path,
      );
      expect(row, operation.operationId).toHaveLength(1);
      expect(row.find('a').attr('href')).toBe(pageOf(api, pages, operation).route);
    }
  });
});
