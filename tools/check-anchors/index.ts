/** `npm run check:anchors`: reports links of build/ whose page or element does not exist. */
import {statSync} from 'node:fs';
import {baseUrl} from '../../src/config/site';
import {variables} from '../../src/config/variables';
import {runCommand} from '../lib/command';
import {readPages, type ProsePage} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {findBrokenLinks} from './links';

const BUILD_DIR = 'build';

/** Returns where a link is written: `docs/page.mdx:12`, or the path of a page that is generated. */
function locate(page: string, href: string, sources: readonly ProsePage[]): string {
  const source = sources.find(({frontMatter}) => frontMatter['slug'] === `/${page}`);
  if (source === undefined) return `/${page}`;
  // The build replaces the path of a link to a file, but not its anchor.
  const written = href.slice(Math.max(0, href.indexOf('#')));
  const index = source.text.split('\n').findIndex((line) => line.includes(written));
  return index === -1 ? source.file : `${source.file}:${index + 1}`;
}

/** Returns why the build cannot be checked; undefined when it is up to date. */
function findReasonToSkip(sources: readonly ProsePage[]): string | undefined {
  const modifiedAt = (file: string) => statSync(file, {throwIfNoEntry: false})?.mtimeMs ?? 0;
  const builtAt = modifiedAt(`${BUILD_DIR}/index.html`);
  if (builtAt === 0) return `there is no ${BUILD_DIR}/`;
  const changed = sources.find(({file}) => modifiedAt(file) > builtAt);
  return changed === undefined ? undefined : `${BUILD_DIR}/ is older than ${changed.file}`;
}

void runCommand(__dirname, {}, () => {
  const sources = readPages(siteDir, variables);
  const reason = findReasonToSkip(sources);
  if (reason !== undefined) {
    console.log(`anchors: not checked, ${reason}; run "npm run build" first`);
    return;
  }
  const broken = findBrokenLinks(BUILD_DIR, baseUrl);
  for (const {page, href, nearest} of broken) {
    const hint = nearest === undefined ? 'Nothing has a similar name.' : `Did you mean ${nearest}?`;
    console.log(`${locate(page, href, sources)}: the link ${href} is broken. ${hint}`);
  }
  console.log(`anchors: ${broken.length} findings`);
  if (broken.length > 0) process.exitCode = 1;
});
