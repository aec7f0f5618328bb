/** Writes a French sample translation: all texts that write-translations extracts, each with a mark, and one page. */
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';

/** Every translated text starts with this mark. */
export const MARK = '¤';

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
  const source = readFileSync(path.join(site, 'docs/quickstart.mdx'), 'utf8');
  const file = path.join(site, 'i18n/fr/docusaurus-plugin-content-docs/current/quickstart.mdx');
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, source.replace(/^title: /m, `$&${MARK}`));
}
