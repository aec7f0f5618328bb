import {expect, it} from 'vitest';
import {DocFrontMatterSchema} from '../../core-patches';
import {checkFrontMatter} from '../node/frontMatter';

const check = (text: string) => () =>
  checkFrontMatter({draft: 'maybe'}, {text, file: 'docs/page.mdx', schema: DocFrontMatterSchema});

it('names the line of a wrong value', () => {
  expect(check('---\ntitle: a\ndraft: maybe\n---\n')).toThrow(/^docs\/page\.mdx:3: front matter: /);
});

it('names only the file if no line begins with the key', () => {
  expect(check('---\n"draft": maybe\n---\n')).toThrow(/^docs\/page\.mdx: front matter: /);
});
