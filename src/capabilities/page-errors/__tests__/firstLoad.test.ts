import path from 'node:path';
import {expect, it} from 'vitest';
import {pageErrors} from '..';

it('reports the problems of all pages together after the first load, and later ones at once', async () => {
  const pages = pageErrors({
    siteDir: process.cwd(),
    prepare: (text) => text,
    schema: {validate: () => ({})},
    components: [],
    otherPaths: [],
    lateFiles: [],
    otherLocales: [],
    isDev: false,
  });
  const parse = (name: string) =>
    pages.markdown.parseFrontMatter({
      filePath: path.join(process.cwd(), 'docs', name),
      fileContent: '',
      defaultParseFrontMatter: () => Promise.reject(new Error(`docs/${name}:1: wrong`)),
    });
  await parse('a.mdx');
  await parse('b.mdx');
  const plugin = await pages.plugin({baseUrl: '/', siteConfig: {}} as never, {});
  await expect(plugin?.allContentLoaded?.({allContent: {}, actions: {}} as never)).rejects.toThrow(
    'Problems in pages:\ndocs/a.mdx:1: wrong\ndocs/b.mdx:1: wrong',
  );
  await expect(parse('c.mdx')).rejects.toThrow('docs/c.mdx:1: wrong');
});
