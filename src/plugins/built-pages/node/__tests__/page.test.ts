import {describe, expect, it} from 'vitest';
import {makeBuiltPage} from '../../../../lib/__tests__/makeBuiltSite';
import type {PublishedPage} from '../../../../lib/publishedPages';

const document: PublishedPage = {
  id: 'guide',
  file: 'docs/guide.mdx',
  permalink: '/docs/guide',
  title: 'Guide',
  description: 'What to do.',
  section: 'Build',
  repeats: false,
  listed: true,
};
const operation = {method: 'POST', path: '/tides'};

const article = (content: string) =>
  `<h1 id=outside>T</h1><div class=theme-doc-markdown>${content}</div>`;
const sectionsOf = (content: string) => makeBuiltPage('guide', article(content)).sections;

describe('a page', () => {
  it.each([
    ['', {}, 'home'],
    ['guide', {document}, 'document'],
    ['api', {document: {...document, operation}}, 'operation'],
    ['search', {}, 'page'],
    ['404', {path: undefined}, 'file'],
  ])('of the path "%s" has its kind', (path, source, kind) => {
    expect(makeBuiltPage(path, '', source).kind).toBe(kind);
  });

  it('knows title, description, and operation of its document', () => {
    const page = makeBuiltPage('guide', '<h1>Other', {document: {...document, operation}});
    expect(page).toMatchObject({title: 'Guide', description: 'What to do.', operation});
  });

  it('reads title and description of a page without a document', () => {
    const html = '<head><meta name=description content=Finds><body><main><h1> Search </h1>';
    expect(makeBuiltPage('search', html)).toMatchObject({title: 'Search', description: 'Finds'});
  });

  it('has no content without an article or a <main>, and says so', () => {
    const page = makeBuiltPage('moved', '<p>Moved');
    expect(() => page.markdown).toThrow(
      'https://docs.example.org/docs/moved: the built page has neither',
    );
  });
});

describe('the sections of a page', () => {
  it('begin at its headings, with the ids of all their elements', () => {
    const sections =
      sectionsOf(`<p id=top>Intro<h2 id=custom>Read <code>a_b</code> &amp; <a href=/c>more</a><a class=hash-link href=#custom>#</a></h2>
<table><tr><td><span id=row>x</span></table><pre># Part</pre><h3 id=part>Part</h3><p>Text<h2 id=part-1>Part</h2><h2>No id</h2>`);
    expect(sections.map(({level, heading, anchors}) => [level, heading, ...anchors])).toEqual([
      [0, '', 'top'],
      [2, 'Read a_b & more', 'custom', 'row'],
      [3, 'Part', 'part'],
      [2, 'Part', 'part-1'],
      [2, 'No id'],
    ]);
    expect(sections[2]?.text).toBe('### Part\n\nText');
  });

  it('show the id of a heading that does not follow from its text', () => {
    const sections = sectionsOf(
      `<h2 id=choose-a-mode>Choose a key</h2><h2 id=whats-new>What's new?</h2><h3 id=example-1>Example</h3>`,
    );
    expect(sections.slice(1).map(({text}) => text)).toEqual([
      '## Choose a key {#choose-a-mode}',
      "## What's new?",
      '### Example {#example-1}',
    ]);
  });

  it('list their code', () => {
    const sections = sectionsOf(
      '<h2 id=a>A</h2><ul><li><div class=theme-code-block><div><span>a.ts</span></div><pre><code class=language-ts>a();\n</code></pre></div></ul>',
    );
    expect(sections[1]?.code).toEqual([{language: 'ts', title: 'a.ts', text: 'a();'}]);
  });
});
