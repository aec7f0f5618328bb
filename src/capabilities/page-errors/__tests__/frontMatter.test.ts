import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {DocFrontMatterSchema} from '../../core-patches';
import {checkFrontMatter} from '../node/frontMatter';

/** Checks a page with this front matter. */
async function check(frontMatter: string): Promise<void> {
  const text = `---\n${frontMatter}\n---\n`;
  const file = 'docs/page.mdx';
  const parsed = await DEFAULT_PARSE_FRONT_MATTER({
    filePath: file,
    fileContent: text,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  checkFrontMatter(parsed.frontMatter, {text, file, schema: DocFrontMatterSchema});
}

it('names the line of a wrong value', async () => {
  await expect(check('title: a\ndraft: maybe')).rejects.toThrow(
    /^docs\/page\.mdx:3: front matter: /,
  );
});

it('names only the file if no line begins with the key', async () => {
  await expect(check('"draft": maybe')).rejects.toThrow(/^docs\/page\.mdx: front matter: /);
});

it('reports a date without quotes where text is expected, and says how to write it', async () => {
  await expect(check('title: 2026-11-24')).rejects.toThrow(
    /^docs\/page\.mdx:2: front matter: "title" must be a string, found "2026-11-24.*Use quotes/,
  );
  await check("title: '2026-11-24'");
});

it('accepts a date with and without quotes where a date is expected', async () => {
  await check('last_update: {date: 2026-11-24}');
  await check("last_update: {date: '2026-11-24'}");
});
