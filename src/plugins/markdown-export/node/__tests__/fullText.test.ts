import {expect, it} from 'vitest';
import {markdownMessages} from '../../messages';
import {makeFullText} from '../fullText';

const page = (title: string, section: string, length: number) => ({
  title,
  section,
  text: `# ${title}\n`.padEnd(length, 'x'),
});

it('contains all pages in order', () => {
  const texts = makeFullText(
    'Docs',
    'https://x.example/',
    [page('A', 'S', 9), page('B', 'T', 9)],
    markdownMessages,
  );
  expect([...texts]).toEqual([['llms-full.txt', '# A\nxxxxx\n# B\nxxxxx']]);
});

it('is divided by section and between pages when it is long', () => {
  const pages = [page('A', 'Do it', 60_000), page('B', 'Do it', 60_000), page('C', 'API', 9)];
  const texts = makeFullText('Docs', 'https://x.example/', pages, markdownMessages);
  expect(texts.get('llms-full/do-it-2.txt')).toBe(pages[1]?.text);
  expect(texts.get('llms-full.txt')).toBe(`# Docs: the whole text

> All pages as Markdown in reading order: 120,011 characters in 3 files.

- [Do it, part 1](https://x.example/llms-full/do-it-1.txt), 60,000 characters: A
- [Do it, part 2](https://x.example/llms-full/do-it-2.txt), 60,000 characters: B
- [API](https://x.example/llms-full/api.txt), 9 characters: C
`);
});
