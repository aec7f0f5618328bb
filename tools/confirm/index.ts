/** `npm run confirm`: which pages were not looked at since what they rest on changed; with names, says that they were. */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {pageName} from '../../src/capabilities/evidence';
import evidence from '../../src/config/evidence.json';
import {product, resolveProduct} from '../../src/config/product';
import {variables} from '../../src/config/variables';
import {nearestName} from '../../src/lib/variables';
import {command, readme} from '../lib/command';
import {siteDir} from '../lib/specifications';
import {checkSamples, discoverSamples} from '../samples/check';
import {confirmed, stalePages} from './record';
import {pagesAndWhatTheyRestOn} from './restsOn';

const config = {options: {all: {type: 'boolean'}}, allowPositionals: true} as const;

void command(readme(__dirname), config, async ({values, positionals}) => {
  if (JSON.stringify(product) !== JSON.stringify(resolveProduct({})))
    throw new Error('the record is of the default product: unset PRODUCT_NAME, _SLUG and _PREFIX');
  const pages = pagesAndWhatTheyRestOn(siteDir);
  const names = values.all === true ? [...pages.keys()] : positionals.map(pageName);
  if (names.length === 0) {
    const stale = stalePages(pages, evidence);
    for (const {page, changed} of stale)
      console.error(
        `docs/${page}: changed since the page was last looked at: ${changed.join(', ')}. Read it, mend it, then npm run confirm -- ${page}`,
      );
    console.log(`confirm: ${pages.size} pages, ${stale.length} to look at`);
    if (stale.length > 0) process.exitCode = 1;
    return;
  }
  for (const name of names) {
    if (pages.has(name)) continue;
    const nearest = nearestName(name, [...pages.keys()]);
    throw new Error(`no page "${name}" that rests on anything; nearest: ${nearest ?? 'none'}`);
  }
  const shown = names.flatMap((name) => Object.keys(pages.get(name) ?? {}));
  const files = new Set(shown.map((name) => name.split('#')[0]));
  const samples = discoverSamples(siteDir).filter((file) => files.has(file));
  const problems = await checkSamples(siteDir, samples);
  if (problems.size > 0) throw new Error(['nothing recorded:', ...problems.values()].join('\n'));
  const today = {release: variables['release'] ?? '', on: new Date().toISOString().slice(0, 10)};
  const file = path.join(siteDir, 'src/config/evidence.json');
  writeFileSync(file, confirmed(evidence, pages, names, today));
  console.log(`confirm: ${names.length} of ${pages.size} pages confirmed on ${today.on}`);
});
