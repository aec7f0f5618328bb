import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {twinOf} from '../../shared';
import {publishedPages} from '../publishedPages';

const config = {baseUrl: '/base/', trailingSlash: false};
const doc = (id: string, more: object = {}) => ({
  id,
  source: `@site/docs/${id}.mdx`,
  permalink: `/base/${id}`,
  title: `T ${id}`,
  description: 'Says it.',
  frontMatter: {},
  draft: false,
  unlisted: false,
  ...more,
});
const loaded = (docs: object[], isLast = true, sidebars = {}) =>
  ({
    'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs, isLast, sidebars}]}},
  }) as AllContent;

it('lists what Docusaurus publishes: no drafts, and unlisted pages and old versions nowhere', () => {
  const pages = publishedPages(
    loaded([
      doc('a', {frontMatter: {summary_weight: 40}}),
      doc('draft', {draft: true}),
      doc('hidden', {unlisted: true, permalink: '/base/hidden/'}),
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
      weight: 40,
      listed: true,
    },
    expect.objectContaining({id: 'hidden', permalink: '/base/hidden', weight: 0, listed: false}),
  ]);
  expect(publishedPages(loaded([doc('old')], false), config)[0]?.listed).toBe(false);
  expect(publishedPages({}, config)).toEqual([]);
});

it('follows the sidebars; a page in none of them comes after the last one of its folder', () => {
  const docs = ['x/loose', 'x/b', 'x/a', 'y', 'top'].map((id) => doc(id));
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
  const pages = publishedPages(loaded(docs, true, sidebars), config);
  expect(pages.map(({id, section}) => `${section} ${id}`)).toEqual([
    'Learn top',
    'Build y',
    'Build x/a',
    'api x/b',
    'api x/loose',
  ]);
});

it.each([
  ['/base/a/b', '/base/a/b.md'],
  ['/base/dir/', '/base/dir.md'],
  ['/base/', '/base/index.md'],
])('%s has the Markdown %s', (permalink, twin) => {
  expect(twinOf(permalink, '/base/')).toBe(twin);
});
