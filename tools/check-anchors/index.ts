/** `npm run check:anchors`: links of build/ that lead to no page or to no place on it. */
import {statSync} from 'node:fs';
import {baseUrl} from '../../src/config/site';
import {variables} from '../../src/config/variables';
import {command, readme} from '../lib/command';
import {readPages, type ProsePage} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {brokenLinks} from './links';

const BUILD = 'build';

/** `docs/page.mdx:12`, or the address of a page that nobody wrote. */
function placeOf(page: string, href: string, sources: readonly ProsePage[]): string {
  const source = sources.find(({frontMatter}) => frontMatter['slug'] === `/${page}`);
  if (source === undefined) return `/${page}`;
  // Of a link to a file the build knows the address alone; its anchor is as it was written.
  const written = href.slice(Math.max(0, href.indexOf('#')));
  const index = source.text.split('\n').findIndex((line) => line.includes(written));
  return index === -1 ? source.file : `${source.file}:${index + 1}`;
}

void command(readme(__dirname), {}, () => {
  const sources = readPages(siteDir, variables);
  const timeOf = (file: string) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const built = timeOf(`${BUILD}/index.html`);
  const changed = sources.find(({file}) => timeOf(file) > built);
  if (changed !== undefined) {
    const reason = built === 0 ? 'there is no build/' : `build/ is older than ${changed.file}`;
    console.log(`anchors: not checked, ${reason}; "npm run build" first`);
    return;
  }
  const broken = brokenLinks(BUILD, baseUrl);
  for (const {page, href, nearest} of broken) {
    const hint =
      nearest === undefined ? 'Nothing there has a name like it.' : `Did you mean ${nearest}?`;
    console.log(`${placeOf(page, href, sources)}: ${href} leads nowhere. ${hint}`);
  }
  console.log(`anchors: ${broken.length} findings`);
  if (broken.length > 0) process.exitCode = 1;
});
