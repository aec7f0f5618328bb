import path from 'node:path';
import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {createPageChecks} from '..';

const TITLE = {frontMatter: {title: 'A'}, content: ''};

/** Creates the plugin. Its pages are wrong where they contain {{nope}}. */
function createPages(isDev: boolean, siteDir = process.cwd()) {
  const pages = createPageChecks({
    siteDir,
    prepare: (text, file) => {
      if (!text.includes('{{nope}}')) return text;
      throw new Error(`${file}:1: wrong`);
    },
    schema: {validate: () => ({})},
    components: [],
    otherPaths: [],
    otherSources: [],
    lateFiles: [],
    otherLocales: [],
    isDev,
  });
  const parse = (
    name: string,
    fileContent: string,
    defaultParseFrontMatter = () => Promise.resolve(TITLE),
  ) => {
    const filePath = path.join(process.cwd(), 'docs', name);
    return pages.markdown.parseFrontMatter({filePath, fileContent, defaultParseFrontMatter});
  };
  /** Ends the first load, as Docusaurus does when it has read all pages. */
  const finishLoading = async (allContent: AllContent = {}) => {
    const plugin = await pages.plugin({baseUrl: '/', siteConfig: {}} as never, {});
    await plugin?.allContentLoaded?.({allContent, actions: {}} as never);
  };
  return {parse, finishLoading, preprocess: pages.markdown.preprocessor};
}

const WRONG_TITLE = '---\ntitle: {{nope}}\n---\n\nText.\n';
const WRONG_TEXT = '---\ntitle: A\n---\n\n{{nope}}\n';

it('reports the problems of all pages together after the first load, and later ones at once', async () => {
  const {parse, finishLoading} = createPages(false);
  await parse('a.mdx', WRONG_TITLE);
  await parse('b.mdx', WRONG_TEXT);
  await expect(finishLoading()).rejects.toThrow(
    'Problems in pages:\ndocs/a.mdx:1: wrong\ndocs/b.mdx:1: wrong',
  );
  await expect(parse('c.mdx', WRONG_TITLE)).rejects.toThrow('docs/c.mdx:1: wrong');
});

it('the dev server starts with wrong pages, whose modules then fail', async () => {
  const {parse, finishLoading} = createPages(true);
  await parse('a.mdx', WRONG_TITLE);
  await finishLoading();
  await expect(parse('a.mdx', WRONG_TITLE)).rejects.toThrow('docs/a.mdx:1: wrong');
});

it('a mistake below the front matter is not one of the front matter, as Docusaurus would say', async () => {
  const {parse, finishLoading, preprocess} = createPages(true);
  await finishLoading();
  expect(await parse('a.mdx', WRONG_TEXT)).toBe(TITLE);
  const filePath = path.join(process.cwd(), 'docs/a.mdx');
  expect(() => preprocess({filePath, fileContent: WRONG_TEXT})).toThrow('docs/a.mdx:1: wrong');
});

it('wrong YAML fails each time; the default parser fails only the first time', async () => {
  const {parse, finishLoading} = createPages(true);
  await finishLoading();
  const text = '---\ntitle: a: b\n---\n';
  const failing = () => Promise.reject(new Error('docs/a.mdx:2: wrong'));
  await expect(parse('a.mdx', text, failing)).rejects.toThrow('docs/a.mdx:2: wrong');
  await expect(parse('a.mdx', text)).rejects.toThrow('docs/a.mdx:2: wrong');
});

it.each(['#', '!'])('a folder with %s in its path fails at once', (character) => {
  expect(() => createPages(false, `/home/a ${character}dir`)).toThrow(
    `The path of the site, /home/a ${character}dir, contains ${character}, which the bundler cannot read.`,
  );
});

it.each([
  ['/a-(draft)', '('],
  ['/100%25', '%'],
])('reports the path %s, which the router cannot match', async (permalink, character) => {
  const {finishLoading} = createPages(false);
  const pages = {
    default: [
      {permalink, source: '@site/src/pages/a.mdx'},
      {permalink: '/b', source: ''},
    ],
  };
  await expect(finishLoading({'docusaurus-plugin-content-pages': pages})).rejects.toThrow(
    `src/pages/a.mdx: The path ${decodeURI(permalink)} contains ${character}, which the router cannot match.`,
  );
});
