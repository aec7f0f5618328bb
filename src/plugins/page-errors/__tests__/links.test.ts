import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../lib/parseHtml';
import {checkBuiltLinks, collectBuiltLinks} from '../node/checkBuiltLinks';
import {checkSourceLinks} from '../node/checkSourceLinks';
import {resolveLink} from '../node/links';
import {PageRecords, type PageRecord, type RecordedLink} from '../node/pageRecord';
import {listProblems} from '../node/problems';
import {findDrafts, findDuplicatePaths} from '../node/sources';

const baseUrl = '/base/';
const known = {
  siteDir: '/site',
  baseUrl,
  sources: new Map([
    ['/base/page', 'docs/page.mdx'],
    ['/base/quickstart', 'docs/quickstart.mdx'],
  ]),
  otherPaths: ['/base/search'],
};

const link = (url: string, line: number): RecordedLink => ({url, line, column: 3});

function createRecords(pages: Readonly<Record<string, Partial<PageRecord>>>): PageRecords {
  const records = new PageRecords();
  for (const [file, record] of Object.entries(pages)) {
    records.save(`/site/${file}`, {
      problems: [],
      links: [],
      imports: [],
      ids: [],
      partials: [],
      hasUnknownIds: false,
      ...record,
    });
  }
  return records;
}

describe('resolveLink', () => {
  it.each([
    ['/quickstart', '/base/quickstart', ''],
    ['/base/quickstart/', '/base/quickstart', ''],
    ['quickstart#a', '/base/quickstart', 'a'],
    ['#in%73talls', '/base/page', 'installs'],
    ['#50%', '/base/page', '50%'],
    ['/', '/base', ''],
    ['pathname:///llms.txt', '/base/llms.txt', ''],
  ])('resolves %s', (url, pathname, id) => {
    expect(resolveLink(url, {pagePath: '/base/page', baseUrl})).toEqual({pathname, id});
  });

  it.each([
    'https://other.example/quickstart',
    '//other.example',
    'mailto:a@b.example',
    'http://[',
  ])('ignores %s', (url) => {
    expect(resolveLink(url, {pagePath: '/base/page', baseUrl})).toBeUndefined();
  });
});

describe('checkBuiltLinks', () => {
  /** Checks two built pages: /page with this HTML, and /quickstart with the ids `installs` and `top`. */
  const check = (html: string, records: PageRecords) => {
    const pages = [
      collectBuiltLinks('/base/page', parseHtml(html)),
      collectBuiltLinks('/base/quickstart', parseHtml('<h2 id="installs"></h2><p id="top"></p>')),
    ];
    const files = new Set(['/base/files/a.zip', '/base/llms.txt']);
    const {links, anchors} = checkBuiltLinks(pages, {files, records, known});
    return {links: listProblems(links), anchors: listProblems(anchors)};
  };

  it('reports each place of a link to a missing page or id, with the nearest one', () => {
    const records = createRecords({
      'docs/page.mdx': {
        links: [link('/quikstart', 2), link('/quikstart', 9), link('./quickstart#install', 4)],
      },
    });
    const html =
      '<a href="/base/quikstart">a</a><a href="/base/quickstart#install">b</a><a href="/base/quickstart#installs">c</a>';
    const {links, anchors} = check(html, records);
    expect(anchors).toEqual([
      'docs/page.mdx:4:3: No element with id "install" on /quickstart. Did you mean #installs?',
    ]);
    expect(links).toEqual([
      'docs/page.mdx:2:3: The link /quikstart points to no page. Did you mean /quickstart?',
      'docs/page.mdx:9:3: The link /quikstart points to no page. Did you mean /quickstart?',
    ]);
  });

  it('accepts a link to <a name>', () => {
    const {anchors} = check('<a name="old"></a><a href="#old">a</a>', createRecords({}));
    expect(anchors).toEqual([]);
  });

  it('finds the line of an image in an expression', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'links-'));
    mkdirSync(path.join(siteDir, 'docs'));
    const file = path.join(siteDir, 'docs/page.mdx');
    writeFileSync(file, "Text.\n\n<img src={useBaseUrl('/img/nope.png')} />\n");
    const records = new PageRecords();
    const empty = {problems: [], links: [], imports: [], ids: [], partials: []};
    records.save(file, {...empty, hasUnknownIds: false});
    const pages = [collectBuiltLinks('/base/page', parseHtml('<img src="/base/img/nope.png">'))];
    const files = new Set<string>();
    const {links} = checkBuiltLinks(pages, {files, records, known: {...known, siteDir}});
    expect(links).toMatchObject([{file: 'docs/page.mdx', line: 3, column: 23}]);
  });

  it('finds the line of a link in another source, and not that of a longer address', () => {
    const siteDir = mkdtempSync(path.join(tmpdir(), 'links-'));
    mkdirSync(path.join(siteDir, 'openapi'));
    writeFileSync(path.join(siteDir, 'openapi/a.yaml'), 'a: /old/one\nb: See [it](/old).\n');
    const sources = new Map([['/base/api/a', 'docs/api/a/a.api.mdx']]);
    const page = collectBuiltLinks('/base/api/a', parseHtml('<a href="/base/old">a</a>'));
    const {links} = checkBuiltLinks([page], {
      files: new Set<string>(),
      records: createRecords({}),
      known: {...known, siteDir, sources, otherSources: ['openapi', 'sidebars.ts']},
    });
    expect(listProblems(links)).toEqual([
      "openapi/a.yaml:2:13: The link /old points to no page. Link to a page of this site. If the link is to the site of the API's author, set linkBase for the API in src/config/apis.ts, for example linkBase: 'https://example.org'.",
    ]);
  });

  it('reports links to files that nothing generates, with and without pathname://', () => {
    const records = createRecords({
      'docs/page.mdx': {
        links: [
          link('pathname:///llm.txt', 2),
          link('/nothing/similar.tgz', 3),
          link('pathname:///llms.txt', 4),
          link('pathname:///console', 5),
        ],
      },
    });
    const html =
      '<a href="/base/llm.txt">a</a><a href="/base/nothing/similar.tgz">b</a><a href="/base/llms.txt">c</a><a href="/base/console">d</a>';
    const hint =
      'Put the file into static/, or link to a file that the build writes, for example pathname:///llms.txt.';
    expect(check(html, records).links).toEqual([
      'docs/page.mdx:2:3: The link pathname:///llm.txt points to no file of the build. Did you mean /llms.txt?',
      `docs/page.mdx:3:3: The link /nothing/similar.tgz points to no file of the build. ${hint}`,
      `docs/page.mdx:5:3: The link pathname:///console points to no file of the build. ${hint}`,
    ]);
  });

  it('finds links in imported Markdown files', () => {
    const records = createRecords({
      'docs/page.mdx': {partials: ['/site/docs/_part.mdx']},
      'docs/_part.mdx': {links: [link('#nope', 5)]},
    });
    expect(check('<a href="#nope">a</a>', records).anchors).toEqual([
      'docs/_part.mdx:5:3: No element with id "nope" on this page.',
    ]);
  });

  it('reports links that no page contains, for example in the footer, once', () => {
    const html =
      '<a href="/base/zebra">a</a><img src="/base/img/nope.png"><video><source src="/base/nope.mp4#t=1"></video>';
    expect(check(html, createRecords({})).links).toEqual([
      'sidebars.ts, src/config/ or openapi/: The link /base/zebra points to no page. Link to a page of this site, for example /quickstart. Links to other sites begin with https://.',
      'sidebars.ts, src/config/ or openapi/: The image /base/img/nope.png points to no file. Write ![text](./picture.png) for a file next to the page; the path of a file in static/ begins with a slash.',
      'sidebars.ts, src/config/ or openapi/: The file /base/nope.mp4#t=1 does not exist. Save it in static/, and begin its path with a slash.',
    ]);
  });

  it('accepts pages of other languages, and missing ids in links of a generated API page to itself', () => {
    const page = collectBuiltLinks(
      '/base/api/tides',
      parseHtml('<a href="/base/fr/page">a</a><a href="#x">b</a>'),
    );
    const sources = new Map([['/base/api/tides', 'docs/api/tides/tides.info.mdx']]);
    const files = new Set<string>();
    const records = createRecords({});
    const known = {
      siteDir: '/site',
      baseUrl: '/base/',
      sources,
      otherPaths: [],
      otherLocales: ['fr'],
    };
    expect(checkBuiltLinks([page], {files, records, known})).toEqual({links: [], anchors: []});
    const guide = collectBuiltLinks(
      '/base/guide',
      parseHtml('<h2 id="now">Now</h2><a href="/base/api/tides">a</a>'),
    );
    const linking = collectBuiltLinks(
      '/base/api/tides',
      parseHtml('<a href="/base/guide#noww">a</a>'),
    );
    const {anchors} = checkBuiltLinks([guide, linking], {files, records, known});
    expect(anchors.map(({message}) => message).join()).toContain(
      'No element with id "noww" on /guide',
    );
  });

  it('accepts existing pages, ids, and files, and other sites', () => {
    const html =
      '<a href="/base/quickstart/#top">a</a><a href="/base/files/a.zip">b</a><a href="https://a.example/#x">c</a><a href="#">d</a>';
    expect(check(html, createRecords({}))).toEqual({links: [], anchors: []});
  });
});

describe('checkSourceLinks', () => {
  it('reports links to missing pages and ids with their places', () => {
    const records = createRecords({
      'docs/page.mdx': {
        links: [link('/quikstart', 2), link('/quickstart#install', 3), link('/search', 4)],
      },
      'docs/quickstart.mdx': {
        ids: ['installs'],
        links: [link('#nope', 7), link('/llms.txt', 8), link('pathname:///console', 9)],
      },
    });
    expect(listProblems(checkSourceLinks(records, known))).toEqual([
      'docs/page.mdx:2:3: The link /quikstart points to no page. Did you mean /quickstart?',
      'docs/page.mdx:3:3: No element with id "install" on /quickstart. Did you mean #installs?',
      'docs/quickstart.mdx:7:3: No element with id "nope" on this page.',
    ]);
  });

  it('reports <img> elements whose file is not in a static folder', () => {
    const records = createRecords({
      'docs/page.mdx': {
        links: [
          {...link('/img/logo.svg', 2), isEmbedded: true},
          {...link('/img/nope.svg', 3), isEmbedded: true},
          {...link('./near.png', 4), isEmbedded: true},
        ],
      },
    });
    const staticDirs = [path.resolve('static')];
    expect(listProblems(checkSourceLinks(records, {...known, staticDirs}))).toEqual([
      'docs/page.mdx:3:3: The image /img/nope.svg points to no file. Write ![text](./picture.png) for a file next to the page; the path of a file in static/ begins with a slash.',
      'docs/page.mdx:4:3: The image ./near.png points to no file. Write ![text](./picture.png) for a file next to the page; the path of a file in static/ begins with a slash.',
    ]);
  });

  it('does not check the ids of pages to which components may add some', () => {
    const records = createRecords({
      'docs/page.mdx': {links: [link('/quickstart#install', 3)]},
      'docs/quickstart.mdx': {hasUnknownIds: true},
    });
    expect(checkSourceLinks(records, known)).toEqual([]);
  });
});

it('warns about drafts, which a build leaves out', () => {
  const drafts = [{permalink: '/x', source: '@site/docs/x.mdx'}];
  const loadedVersions = [{docs: [], drafts}, {docs: []}];
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
  expect(listProblems(findDrafts(content))).toEqual([
    'docs/x.mdx: draft: true leaves /x out of the build, so links to it are broken. Write unlisted: true to publish the page without listing it.',
  ]);
});

it('reports both files of a path that two documents have; drafts do not count', () => {
  const doc = (name: string) => ({permalink: '/x', source: `@site/docs/${name}.mdx`, draft: false});
  const docs = [doc('one'), doc('two'), {...doc('draft'), draft: true}];
  const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  expect(listProblems(findDuplicatePaths(content))).toEqual([
    'docs/two.mdx: The path of a page must be unique; /x is already used by docs/one.mdx. Give one of them another slug.',
  ]);
});
