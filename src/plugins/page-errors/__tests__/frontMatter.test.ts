import {expect, it} from 'vitest';
import {DocFrontMatterSchema} from '../../core-patches';
import {checkFrontMatter} from '../node/frontMatter';

/** Returns a check of a page with these values, as the YAML parser reads them from its front matter. */
const check = (values: object, frontMatter: string) => () =>
  checkFrontMatter(values, {
    text: `---\n${frontMatter}\n---\n`,
    file: 'docs/page.mdx',
    schema: DocFrontMatterSchema,
  });

it('names the line of a wrong value', () => {
  expect(check({draft: 'maybe'}, 'title: a\ndraft: maybe')).toThrow(
    /^docs\/page\.mdx:3: front matter: /,
  );
});

it('names only the file if no line begins with the key', () => {
  expect(check({draft: 'maybe'}, '"draft": maybe')).toThrow(/^docs\/page\.mdx: front matter: /);
});

// YAML reads a date without quotes as a date, not as text. Docusaurus accepts both.
it.each([new Date('2026-11-24'), '2026-11-24'])('accepts %s as a date, and as text', (date) => {
  expect(check({last_update: {date}}, 'last_update: {date: …}')).not.toThrow();
  expect(check({title: date}, 'title: …')).not.toThrow();
});

it('reports text that is not a date where a date is expected', () => {
  const values = {last_update: {date: 'soon'}};
  expect(check(values, 'last_update: {date: soon}')).toThrow(
    'docs/page.mdx:2: front matter: "last_update.date" must be a valid date, found "soon". Write a date, for example 2026-01-31.',
  );
});
