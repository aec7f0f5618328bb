/** Writes a French sample translation: all texts that write-translations extracts, each with a mark, and some pages. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import type {CheerioAPI} from 'cheerio';

/** Every translated text starts with this mark, so that tests find texts that are not translated. */
export const MARK = '¤';
const PAGES = ['quickstart', 'what-is-product', 'api/overview', 'api/database-overview'];

/** Writes the translation into `i18n/fr` of a copy of the site. */
export async function writeFrenchSample(site: string): Promise<void> {
  await promisify(execFile)(
    'npm',
    ['run', '--silent', 'write-translations', '--', '--locale', 'fr', '--messagePrefix', MARK],
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

/** Selects code and the names of its files and languages, which are not translated. */
const UNTRANSLATED_SELECTOR = 'script, style, pre, code, [role="tab"], .theme-code-block span';

/**
 * Returns the texts and labels of a page that have no mark. The text of a prose page is left out, except its headings
 * and buttons.
 */
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
      if (!('data' in node) || $(node).closest(UNTRANSLATED_SELECTOR).length > 0) return [];
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
