import {Parser} from 'htmlparser2';
import {expect, it} from 'vitest';
import {anchorsOf, mergeLedger, parseLedger, type Addresses} from '../node/addresses';
import {checkBuild, checkRedirects} from '../node/rules';

const page = (...ids: string[]) =>
  `<html><body><nav id=menu></nav><main>${ids.map((id) => `<h2 id="${id}">x</h2>`).join('')}<p id=_R_1_></main></body></html>`;
const site = (pages: Record<string, string>): Addresses =>
  new Map(Object.entries(pages).map(([path, html]) => [path, anchorsOf(html, Parser)]));

const published = site({
  '/': page(),
  '/quickstart': page('before-you-start', 'start-the-sandbox'),
  '/api/db/overview': page(),
  '/api/db/delete-data': page('request', 'request.filter'),
});
const ledger = parseLedger(mergeLedger(new Map(), published));

/** What a build of these pages says; nothing when it keeps all that was published. */
function complaint(pages: Record<string, string>, redirects: Record<string, string> = {}): string {
  const built = new Map([...published, ...site(pages)]);
  for (const [path, html] of Object.entries(pages)) if (html === '') built.delete(path);
  try {
    checkRedirects(redirects);
    checkBuild(ledger, built, redirects);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

const GONE = {'/api/db/delete-data': ''};
const RENAMED = {'/quickstart': page('before-you-begin', 'start-the-sandbox')};

it('has a line for each path, its anchors after it, without ids that React numbers', () => {
  expect(mergeLedger(new Map(), published)).toBe(
    '/\n/api/db/delete-data request request.filter\n/api/db/overview\n/quickstart before-you-start start-the-sandbox\n',
  );
});

it('forgets nothing, and takes in what is new', () => {
  const after = parseLedger(mergeLedger(ledger, site({...RENAMED, '/new': page()})));
  expect(after.get('/quickstart')).toEqual(
    new Set(['before-you-begin', 'before-you-start', 'start-the-sandbox']),
  );
  expect([...after.keys()]).toEqual([...ledger.keys(), '/new'].sort());
});

it('a new page or anchor stops nothing', () => {
  expect(complaint({'/new': page('a'), '/api/db/overview': page('b')})).toBe('');
});

it('a renamed heading: the line to add, with the new name', () => {
  const line = "'/quickstart#before-you-start': '/quickstart#before-you-begin',";
  expect(complaint(RENAMED)).toBe(
    `src/config/redirects.ts:\n1 published address(es) are not in the build. Bring them back, or add (the targets are guesses):\n  ${line}`,
  );
  const written = {'/quickstart#before-you-start': '/quickstart#before-you-begin'};
  expect(complaint(RENAMED, written)).toBe('');
});

it('a removed operation: the line to add, to the overview of its folder', () => {
  expect(complaint(GONE)).toContain("\n  '/api/db/delete-data': '/api/db/overview',");
});

it('a renamed operation leads to its new page, and lost anchors of it too', () => {
  const renamed = {...GONE, '/api/db/delete-datum': page('request')};
  expect(complaint(renamed)).toContain("\n  '/api/db/delete-data': '/api/db/delete-datum',");
  const redirects = {'/api/db/delete-data': '/api/db/delete-datum'};
  const line = "  '/api/db/delete-datum#request.filter': '/api/db/delete-datum',";
  expect(complaint(renamed, redirects)).toContain(line);
  const all = {...redirects, '/api/db/delete-datum#request.filter': '/api/db/delete-datum#request'};
  expect(complaint(renamed, all)).toBe('');
});

it('a page that became a section needs no line for each anchor', () => {
  const target = '/quickstart#start-the-sandbox';
  expect(complaint(GONE, {'/api/db/delete-data': target})).toBe('');
});

it.each<[string, Record<string, string>, string]>([
  [
    'a chain',
    {'/a': '/b', '/b': '/quickstart'},
    "leads to /b, which leads on. Write  '/a': '/quickstart',",
  ],
  ['a chain over an anchor', {'/a': '/b#x', '/b': '/quickstart'}, "Write  '/a': '/quickstart',"],
  ['a loop', {'/a': '/b', '/b': '/a'}, "'/a': '/b', is part of a loop"],
  ['a loop of one', {'/a': '/a'}, "'/a': '/a', is part of a loop"],
  ['a path that is none', {'/old/': '/quickstart'}, '"/old/" is no address'],
  ['another site', {'/old': 'https://x.org'}, '"https://x.org" is no address'],
  ['a page that is there', {'/quickstart': '/'}, 'leads away from an address that is there'],
  ['a target that is not', {'/old': '/nowhere'}, '/nowhere is not in the build'],
  ['an anchor that is not', {'/old': '/quickstart#no'}, '/quickstart#no is not in the build'],
  ['an anchor of no page', {'/old#a': '/quickstart'}, '/old is no page'],
])('%s fails', (_name, redirects, message) => {
  expect(complaint({}, redirects)).toContain(message);
});

it('anchors are ids of elements in the main part: not what looks like one in a value, a text or a comment', () => {
  const html =
    '<p id=above><main id=main><h2 class="a > b" id=\'a\'>A</h2><p title=" id=no "><!-- <p id=no> --><script>"<p id=no>"</script>&lt;p id=no><svg><g ID = b /></svg></main><p id=below>';
  expect([...anchorsOf(html, Parser)]).toEqual(['a', 'b']);
});
