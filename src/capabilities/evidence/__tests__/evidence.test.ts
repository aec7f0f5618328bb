import {expect, it} from 'vitest';
import {evidenceHook, pageName} from '..';

const saw = {'{{release}}': '1'};
const evidence = {'build/upload': {release: 'v1', on: '2026-11-22', saw}};
const parseFile = async () => ({frontMatter: {title: 'Upload'}, content: ''});
const read = async (filePath: string) =>
  (
    await evidenceHook(
      '/site',
      evidence,
      parseFile,
    )({
      filePath,
      fileContent: '',
      defaultParseFrontMatter: parseFile,
    })
  ).frontMatter;

it('says when a page was checked, and nothing of one that was not', async () => {
  const matter = await read('/site/docs/build/upload.mdx');
  expect(matter).toEqual({title: 'Upload', checked: {release: 'v1', on: '2026-11-22'}});
  expect(await read('/site/docs/other.mdx')).toEqual({title: 'Upload'});
});

it.each([
  ['docs/build/upload.mdx', 'build/upload'],
  ['docs/api/db/upload-data.api.mdx', 'api/db/upload-data'],
  ['build/upload', 'build/upload'],
])('the name of %s is %s', (file, name) => {
  expect(pageName(file)).toBe(name);
});
