/** What a writer reads after a wrong edit: wrongEdits.txt, a paragraph for each; `>` begins the lines of the page. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {components} from '../../../config/components';
import {complaint, endFirstReading, parseFrontMatter} from './compile';

const text = readFileSync(path.join(__dirname, 'wrongEdits.txt'), 'utf8');
const edits = text
  .trim()
  .split('\n\n')
  .map((paragraph) => {
    const lines = paragraph.split('\n');
    const page = lines
      .filter((line) => line.startsWith('>'))
      .map((line) => line.replace(/^> ?/, ''));
    return [page.join('\n'), lines.filter((line) => !line.startsWith('>')).join('\n')] as const;
  });

const first = (fileContent: string, name: string) =>
  parseFrontMatter({
    filePath: path.join(process.cwd(), 'docs', name),
    fileContent,
    defaultParseFrontMatter: () => Promise.reject(new Error(`${name}: wrong`)),
  });

describe('the first reading of all pages', () => {
  it('tells all mistakes together, and both files of one address', async () => {
    await first('a', 'a.mdx');
    await first('b', 'b.mdx');
    const doc = (name: string) => ({
      permalink: '/x',
      source: `@site/docs/${name}.mdx`,
      draft: false,
    });
    const docs = [doc('one'), doc('two'), {...doc('draft'), draft: true}];
    const content = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
    await expect(endFirstReading(content)).rejects.toThrow(
      'Mistakes in pages:\na.mdx: wrong\nb.mdx: wrong\ndocs/two.mdx: its address /x is that of docs/one.mdx. Give one of them another slug.',
    );
  });
});

describe('a wrong edit is told with file, line and remedy', () => {
  beforeAll(() => endFirstReading());

  it.each(edits)('%s', async (page, message) => {
    expect(await complaint(page)).toBe(message);
  });

  it('bytes that are no UTF-8', async () => {
    expect(await complaint(Buffer.from('Text\ncaf\xe9', 'latin1'))).toBe(
      'docs/page.mdx:2: not UTF-8. Save the file in that encoding.',
    );
  });

  it('what the theme gives to every page is known', () => {
    const theme = readFileSync(path.resolve('src/theme/MDXComponents/index.tsx'), 'utf8');
    const given = [...theme.matchAll(/^ {2}([A-Z]\w*),$/gm)].map(([, name]) => name);
    expect(given.length).toBeGreaterThan(5);
    expect(components).toEqual(expect.arrayContaining(given));
  });

  it('and what is right is not', async () => {
    const page = readFileSync(path.join(__dirname, 'rightEdits.txt'), 'utf8');
    expect(await complaint(page)).toBe('');
  });
});
