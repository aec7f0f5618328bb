import {expect, it} from 'vitest';
import {parseHtml} from '../../../lib/parseHtml';
import {checkBuild, checkRedirects} from '../node/checks';
import {
  addPublishedUrls,
  collectAnchors,
  parsePublishedUrls,
  type SiteUrls,
} from '../node/publishedUrls';

const page = (...ids: string[]) =>
  `<html><body><nav id=menu></nav><main>${ids.map((id) => `<h2 id="${id}">x</h2>`).join('')}<p id=_R_1_></main></body></html>`;
const site = (pages: Record<string, string>): SiteUrls =>
  new Map(Object.entries(pages).map(([path, html]) => [path, collectAnchors(parseHtml(html))]));

const published = site({
  '/': page(),
  '/quickstart': page('before-you-start', 'start-the-sandbox'),
  '/api/db/overview': page(),
  '/api/db/delete-data': page('request', 'request.filter'),
});
const list = parsePublishedUrls(addPublishedUrls(new Map(), published));

/** Returns the error of a build with these pages, '' if there is none. A page without HTML is removed from the build. */
function errorOf(pages: Record<string, string>, redirects: Record<string, string> = {}): string {
  const built = new Map([...published, ...site(pages)]);
  for (const [path, html] of Object.entries(pages)) if (html === '') built.delete(path);
  try {
    checkRedirects(redirects);
    checkBuild(list, built, redirects);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const GONE = {'/api/db/delete-data': ''};
const RENAMED = {'/quickstart': page('before-you-begin', 'start-the-sandbox')};

it('writes a line per path with its anchors, without the ids that React generates', () => {
  expect(addPublishedUrls(new Map(), published)).toBe(
    '/\n/api/db/delete-data request request.filter\n/api/db/overview\n/quickstart before-you-start start-the-sandbox\n',
  );
});

it('keeps all published URLs, and adds new ones', () => {
  const after = parsePublishedUrls(addPublishedUrls(list, site({...RENAMED, '/new': page()})));
  expect(after.get('/quickstart')).toEqual(
    new Set(['before-you-begin', 'before-you-start', 'start-the-sandbox']),
  );
  expect([...after.keys()]).toEqual([...list.keys(), '/new'].sort());
});

it('accepts new pages and anchors', () => {
  expect(errorOf({'/new': page('a'), '/api/db/overview': page('b')})).toBe('');
});

it('shows the line to add for a renamed heading', () => {
  const line = "'/quickstart#before-you-start': '/quickstart#before-you-begin',";
  expect(errorOf(RENAMED)).toBe(
    `src/config/redirects.ts:\n1 published URL(s) are not in the build. Restore them, or add these lines (the targets are guesses):\n  ${line}`,
  );
  const written = {'/quickstart#before-you-start': '/quickstart#before-you-begin'};
  expect(errorOf(RENAMED, written)).toBe('');
});

it('suggests the overview of the folder for a removed operation', () => {
  expect(errorOf(GONE)).toContain("\n  '/api/db/delete-data': '/api/db/overview',");
});

it('suggests the new page of a renamed operation, then a line for each of its lost anchors', () => {
  const renamed = {...GONE, '/api/db/delete-datum': page('request')};
  expect(errorOf(renamed)).toContain("\n  '/api/db/delete-data': '/api/db/delete-datum',");
  const redirects = {'/api/db/delete-data': '/api/db/delete-datum'};
  const line = "  '/api/db/delete-datum#request.filter': '/api/db/delete-datum',";
  expect(errorOf(renamed, redirects)).toContain(line);
  const all = {...redirects, '/api/db/delete-datum#request.filter': '/api/db/delete-datum#request'};
  expect(errorOf(renamed, all)).toBe('');
});

it('needs no lines for anchors when a page became a section', () => {
  const target = '/quickstart#start-the-sandbox';
  expect(errorOf(GONE, {'/api/db/delete-data': target})).toBe('');
});

it.each<[string, Record<string, string>, string]>([
  [
    'a chain',
    {'/a': '/b', '/b': '/quickstart'},
    "points to /b, which is redirected again. Write '/a': '/quickstart',",
  ],
  ['a chain over an anchor', {'/a': '/b#x', '/b': '/quickstart'}, "Write '/a': '/quickstart',"],
  ['a loop', {'/a': '/b', '/b': '/a'}, "'/a': '/b', is part of a loop"],
  ['a loop of one', {'/a': '/a'}, "'/a': '/a', is part of a loop"],
  ['a path with a slash at its end', {'/old/': '/quickstart'}, '"/old/" is not a path of the site'],
  ['another site', {'/old': 'https://x.org'}, '"https://x.org" is not a path of the site'],
  ['a page that exists', {'/quickstart': '/'}, 'leads away from a URL that exists'],
  ['a target that does not exist', {'/old': '/nowhere'}, '/nowhere is not in the build'],
  [
    'an anchor that does not exist',
    {'/old': '/quickstart#no'},
    '/quickstart#no is not in the build',
  ],
  ['an anchor of a missing page', {'/old#a': '/quickstart'}, '/old is not a page'],
])('rejects %s', (_name, redirects, message) => {
  expect(errorOf({}, redirects)).toContain(message);
});

it('collects the ids of elements in the main part, not text that looks like one', () => {
  const html =
    '<p id=above><main id=main><h2 class="a > b" id=\'a\'>A</h2><p title=" id=no "><!-- <p id=no> --><script>"<p id=no>"</script>&lt;p id=no><svg><g ID = b /></svg></main><p id=below>';
  expect([...collectAnchors(parseHtml(html))]).toEqual(['a', 'b']);
});
