import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../lib/parseHtml';
import type {OperationId} from '../../../../lib/publishedPages';
import {readPage} from '../readPage';

/** Returns a built page, without optional end tags and quotes, as the minifier removes them. */
const html = (article: string, {head = ''} = {}) =>
  `<!doctype html><html lang=en><head><title>T</title><meta name=description content="What it is.">${head}<body>` +
  `<nav class=navbar><a aria-current=page class=navbar__link--active href=/>Learn</a><a aria-current=page href=/>Build</a></nav>` +
  `<aside class="theme-doc-sidebar-container"><ul class="theme-doc-sidebar-menu menu__list"><li class=sidebar-title>Learn<li><a href=/a>A</a></ul></aside>` +
  `<div class=theme-layout-main><main><article><nav class=theme-doc-breadcrumbs>Home</nav><details>Menu</details><div class=theme-doc-markdown><header><h1>A page</h1></header>${article}</div>` +
  `<footer class=theme-doc-footer>Edit</footer></article></main></div>`;

const read = (page: string, operation?: OperationId) => readPage(parseHtml(page), operation);

const items = (article: string, operation?: OperationId) =>
  read(html(article), operation)?.items.slice(1);

describe('readPage', () => {
  it('returns the title, and the description as the first text', () => {
    expect(read(html('<p>Text.'))).toMatchObject({
      title: 'A page',
      items: ['What it is.', 'Text.'],
    });
  });

  it('returns the category between the home page and the page in the breadcrumbs', () => {
    const withBreadcrumbs = (...names: readonly string[]) =>
      html('').replace(
        '>Home<',
        `><ul class=breadcrumbs>${names.map((name) => `<li>${name}`).join('')}</ul><`,
      );
    expect(read(withBreadcrumbs('Home', 'Vault', 'Steps', 'A page'))?.category).toBe('Vault');
    expect(read(withBreadcrumbs('Home', 'A page'))?.category).toBeUndefined();
  });

  it('splits a page at its headings', () => {
    expect(
      items(
        '<p>Lead.<h2 id=one>One<a class=hash-link href=#one>​</a></h2><p>First.<p>Second.<h3 id=two>Two</h3><ul><li>a<li>b<ul><li>c</ul></ul>',
      ),
    ).toEqual(['Lead.', [2, 'one', 'One'], 'First.\nSecond.', [3, 'two', 'Two'], 'a\nb\nc']);
  });

  it('keeps names in code and table cells, but not buttons, icons, or tooltips', () => {
    expect(
      items(
        '<p>Call <code>run</code>.<button>Copy</button><svg><title>x</title></svg>' +
          '<table><tr><th>Tag<th>Meaning<tr><td><code>DataNotFound</code><td>No record</table>' +
          '<p>A <span>share<span role=tooltip>One part.</span></span> here',
      ),
    ).toEqual(['Call run.\nTag\nMeaning\nDataNotFound\nNo record\nA share here']);
  });

  it('keeps the identifiers of code blocks that the texts lack, for the index only', () => {
    expect(
      items(
        '<p>Before<div class="theme-code-block x"><div><span>upload.ts</span><a href=/f>Whole file</a></div><pre><code>runAll(max_size);</code></pre><div><button>Copy</button></div></div><pre>run();</pre><p>max_size',
      ),
    ).toEqual(['Before\nmax_size', {code: 'upload.ts runall'}]);
  });

  it('leaves out blocks that only link to pages of this site', () => {
    expect(
      items(
        '<p><a href=/guide>Guide</a> · <a href=#about>About</a><ul><li><a href=/b>B</a><li><a href=/c>C</a>: next step</ul>' +
          '<p><a href=https://example.org>Discord</a>',
      ),
    ).toEqual(['C: next step\nDiscord']);
  });

  it('makes a heading of a row with an anchor', () => {
    expect(
      items(
        '<table><tr><th>Status<th>Text<th>Cause<tr><td>402<td><span id=inactive><code>Inactive</code></span>, text<td>No plan.<tr><td>a<td>b<td>c</table>',
      ),
    ).toEqual([
      'Status\nText\nCause',
      [5, 'inactive', '402 Inactive, text'],
      '402\nInactive, text\nNo plan.\na\nb\nc',
    ]);
  });

  it('makes headings of the named parts of a contract', () => {
    expect(
      items(
        '<h2 id=request>Request</h2><div id=request.body><ul><li id=request.schema><code>schema</code> string, required. Id of the collection.' +
          '<li><details id=request.data><summary><code>data</code> array</summary><ul><li id=request.data._id><code>_id</code> Id</ul></details></ul></div>',
      ),
    ).toEqual([
      [2, 'request', 'Request'],
      [5, 'request.schema', 'schema'],
      'schema string, required. Id of the collection.',
      [5, 'request.data', 'data'],
      'data array',
      [5, 'request.data._id', '_id'],
      '_id Id',
    ]);
  });

  it('uses only a name at the start of a part', () => {
    expect(
      items(
        '<div id=auth.jwt><p><strong>jwt</strong>: signed with <code>ES256K</code></div><li id=each>each item <code>x</code>',
      ),
    ).toEqual([[5, 'auth.jwt', 'jwt'], 'jwt: signed with ES256K\neach item x']);
  });

  it('makes no heading of a part that many pages repeat', () => {
    expect(
      items('<div id=auth.jwt data-repeated=true><p><strong>jwt</strong>: a token</div>'),
    ).toEqual(['jwt: a token']);
  });

  it('makes a heading of the line with method and path', () => {
    expect(
      items(
        '<div><span>POST</span> <code>/api/v1/data/create</code><button>Copy</button></div><p>Stores.<h2 id=x>X</h2><p>GET /y',
        {method: 'POST', path: '/api/v1/data/create'},
      ),
    ).toEqual([[2, null, 'POST /api/v1/data/create'], 'Stores.', [2, 'x', 'X'], 'GET /y']);
  });

  it('splits long texts between blocks, and long blocks between words', () => {
    const found = items(
      `<p>${'word '.repeat(200)}<p>${'word '.repeat(200)}<p>${'x '.repeat(2000)}`,
    );
    const texts = found?.filter((item) => typeof item === 'string');
    expect(texts?.length).toBeGreaterThan(3);
    for (const text of texts ?? []) expect(text.length).toBeLessThan(1600);
    expect(texts?.join(' ').match(/word/g)).toHaveLength(400);
    expect(texts?.join(' ').match(/x/g)).toHaveLength(2000);
  });

  it('returns nothing for noindex pages and pages without a title', () => {
    expect(read(html('', {head: '<meta name=robots content="noindex, follow">'}))).toBeUndefined();
    expect(read('<!doctype html><title>x</title><p>y')).toBeUndefined();
    expect(read('')).toBeUndefined();
  });
});
