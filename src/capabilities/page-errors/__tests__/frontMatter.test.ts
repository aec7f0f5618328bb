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

// YAML reads a date without quotes as a date, not as text.
const date = new Date('2026-11-24');

it('reports a date without quotes where text is expected, and says how to write it', () => {
  expect(check({title: date}, 'title: 2026-11-24')).toThrow(
    /^docs\/page\.mdx:2: front matter: "title" must be a string, found "2026-11-24.*Use quotes/,
  );
  expect(check({title: '2026-11-24'}, "title: '2026-11-24'")).not.toThrow();
});

it('accepts a date with and without quotes where a date is expected', () => {
  expect(check({last_update: {date}}, 'last_update: {date: 2026-11-24}')).not.toThrow();
  const quoted = {last_update: {date: '2026-11-24'}};
  expect(check(quoted, "last_update: {date: '2026-11-24'}")).not.toThrow();
});
