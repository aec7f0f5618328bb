import {expect, it} from 'vitest';
import {frontMatterBlock, readFrontMatter} from '../frontMatter';

it.each([
  ['---\ntitle: A\nweight: 2\n---\n\nText\n', {title: 'A', weight: 2}],
  ['---\r\ntitle: A\r\n---\r\nText', {title: 'A'}],
  ['Text\n\n---\ntitle: A\n---\n', {}],
  ['---\njust words\n---\n', {}],
])('reads %j', (text, values) => {
  expect(readFrontMatter(text)).toEqual(values);
});

it('gives the block alone', () => {
  expect(frontMatterBlock('---\ntitle: A\n---\nText')).toBe('---\ntitle: A\n---\n');
  expect(frontMatterBlock('Text')).toBe('');
});
