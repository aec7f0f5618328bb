/** A French sample: all texts that write-translations finds, each with a mark, and four translated pages. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {CheerioAPI} from 'cheerio';

/** Begins every translated text, so that a page shows which ones are not. */
export const MARK = '¤';
const PAGES = ['quickstart', 'what-is-product', 'api/overview', 'api/database-overview'];

/** Writes `i18n/fr` into a copy of the site. */
export async function writeFrenchSample(site: string): Promise<void> {
  await promisify(execFile)(
    'npx',
    ['docusaurus', 'write-translations', '--locale', 'fr', '--messagePrefix', MARK],
    {
      cwd: site,
      env: {...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_LOCALES: 'en,fr'},
    },
  );
  for (const page of PAGES) {
    const source = readFileSync(path.join(site, `docs/${page}.mdx`), 'utf8');
    const file = path.join(site, `i18n/fr/docusaurus-plugin-content-docs/current/${page}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, source.replace(/^(title: |## )/gm, `$1${MARK}`));
  }
  const home = readFileSync(path.join(site, 'src/pages/index.mdx'), 'utf8');
  const pages = path.join(site, 'i18n/fr/docusaurus-plugin-content-pages');
  mkdirSync(pages, {recursive: true});
  writeFileSync(
    path.join(pages, 'index.mdx'),
    home.replace(/(title="|^title: |^## )/gm, `$1${MARK}`),
  );
}

/** Code, and the names of its files and languages. */
const NO_WORDS = 'script, style, pre, code, [role="tab"], .theme-code-block span';

/** Texts of a page, and labels of its parts, that have no mark; of a prose page, whose text is its own, headings and buttons. */
export function unmarkedTexts($: CheerioAPI, isProse: boolean): string[] {
  if (isProse) {
    const text = $('article:not(:has(.markdown)), article .markdown');
    text.html(text.find('h2, button'));
  }
  const texts = $('body')
    .find('*')
    .addBack()
    .contents()
    .toArray()
    .flatMap((node) => {
      if (!('data' in node) || $(node).closest(NO_WORDS).length > 0) return [];
      const around = $(node).closest('a, li, button, summary, p, h2, span');
      return around.text().includes(MARK) ? [] : [$(node).text().trim()];
    });
  const labels = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name) ?? ''),
  );
  const isUnmarked = (text: string) => /\p{L}{2}/u.test(text) && !text.includes(MARK);
  return [...new Set([...texts, ...labels])].filter(isUnmarked);
}
