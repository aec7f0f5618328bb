import {expect, it} from 'vitest';
import {addReviews, pageName} from '..';

const sources = {'{{release}}': '1'};
const records = {'build/upload': {release: 'v1', date: '2026-11-22', sources}};
const parse = async () => ({frontMatter: {title: 'Upload'}, content: ''});

async function readFrontMatter(filePath: string) {
  const parseWithReviews = addReviews({siteDir: '/site', locale: 'en', records}, parse);
  const input = {filePath, fileContent: '', defaultParseFrontMatter: parse};
  const {frontMatter} = await parseWithReviews(input);
  return frontMatter;
}

it('adds the last review to the front matter of a reviewed page only', async () => {
  expect(await readFrontMatter('/site/docs/build/upload.mdx')).toEqual({
    title: 'Upload',
    review: {release: 'v1', date: '2026-11-22', dateText: 'November 22, 2026'},
  });
  expect(await readFrontMatter('/site/docs/other.mdx')).toEqual({title: 'Upload'});
});

it.each([
  ['docs/build/upload.mdx', 'build/upload'],
  ['docs/api/db/upload-data.api.mdx', 'api/db/upload-data'],
  ['build/upload', 'build/upload'],
])('the name of %s is %s', (file, name) => {
  expect(pageName(file)).toBe(name);
});
