import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {publishedPages} from '../publishedPages';

const config = {baseUrl: '/base/', trailingSlash: false};

const makeDoc = (id: string, overrides: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/base/${id}`,
  title: `T ${id}`,
  description: 'Says it.',
  frontMatter: {},
  draft: false,
  unlisted: false,
  ...overrides,
});

const makeContent = (docs: object[], isLast = true, sidebars = {}) =>
  ({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, isLast, sidebars}]}},
  }) as AllContent;

it('leaves out drafts, and marks unlisted pages and older versions as not listed', () => {
  const pages = publishedPages(
    makeContent([
      makeDoc('a', {frontMatter: {repeats: true}}),
      makeDoc('draft', {draft: true}),
      makeDoc('hidden', {unlisted: true, permalink: '/base/hidden/'}),
    ]),
    config,
  );
  expect(pages).toEqual([
    {
      id: 'a',
      file: 'docs/a.mdx',
      permalink: '/base/a',
      title: 'T a',
      description: 'Says it.',
      section: 'Other pages',
      repeats: true,
      listed: true,
    },
    expect.objectContaining({
      id: 'hidden',
      permalink: '/base/hidden',
      repeats: false,
      listed: false,
    }),
  ]);
  expect(publishedPages(makeContent([makeDoc('old')], false), config)[0]?.listed).toBe(false);
  expect(publishedPages({}, config)).toEqual([]);
});

it('follows the sidebars, and puts a page that is in none of them after the last one of its folder', () => {
  const docs = ['x/loose', 'x/b', 'x/a', 'y', 'top'].map((id) => makeDoc(id));
  const category = {link: {type: 'doc', id: 'y'}, items: [{type: 'doc', id: 'x/a'}]};
  const sidebars = {
    first: [
      {type: 'html', value: '<b>Learn</b>'},
      {type: 'doc', id: 'top'},
      {type: 'html', value: 'Build'},
      {type: 'category', ...category},
      {type: 'ref', id: 'x/b'},
    ],
    api: [{type: 'doc', id: 'x/b'}],
  };
  const pages = publishedPages(makeContent(docs, true, sidebars), config);
  expect(pages.map(({id, section}) => `${section} ${id}`)).toEqual([
    'Learn top',
    'Build y',
    'Build x/a',
    'api x/b',
    'api x/loose',
  ]);
});
