/** `npm run check:anchors`: links of build/ whose anchor leads nowhere. */
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {baseUrl} from '../../src/config/site';
import {command} from '../lib/command';
import {brokenAnchors} from './anchors';

const BUILD = 'build';
/** What Docusaurus wrote of each document when it built them. */
const LOADED = '.docusaurus/docusaurus-plugin-content-docs/default';

const HELP = `Usage: npm run build && npm run check:anchors

Names each link of build/ whose #anchor leads to no element, with the file and line that it stands on and the
nearest id there is. The build ignores them. Exits with 1 if there is any; without a fresh build it checks nothing.`;

/** The source of each page, by its path below the base path. */
function readSources(): Map<string, string> {
  const documents = readdirSync(LOADED)
    .filter((file) => file.startsWith('site-'))
    .map((file) => JSON.parse(readFileSync(path.join(LOADED, file), 'utf8')) as Loaded);
  return new Map(
    documents.map(({permalink, source}) => [
      permalink.slice(baseUrl.length),
      source.replace('@site/', ''),
    ]),
  );
}

interface Loaded {
  readonly permalink: string;
  readonly source: string;
}

/** `docs/page.mdx:12`, or the address of a page that is no document. */
function placeOf(page: string, href: string, source: string | undefined): string {
  if (source === undefined) return `/${page}`;
  const anchor = href.slice(href.indexOf('#'));
  const lines = readFileSync(source, 'utf8').split('\n');
  const index = lines.findIndex((line) => line.includes(anchor));
  return index === -1 ? source : `${source}:${index + 1}`;
}

void command(HELP, {}, () => {
  const sources = existsSync(LOADED) ? readSources() : new Map<string, string>();
  const built = existsSync(`${BUILD}/index.html`) ? statSync(`${BUILD}/index.html`).mtimeMs : 0;
  const changed = [...sources.values()].find(
    (source) => !existsSync(source) || statSync(source).mtimeMs > built,
  );
  if (built === 0 || changed !== undefined) {
    const reason = built === 0 ? 'there is no build/' : `build/ is older than ${changed}`;
    console.log(`anchors: not checked, ${reason}; "npm run build" first`);
    return;
  }
  const broken = brokenAnchors(BUILD, baseUrl);
  for (const {page, href, nearest} of broken) {
    const hint = nearest === undefined ? 'Give its heading that id.' : `Did you mean #${nearest}?`;
    console.log(`${placeOf(page, href, sources.get(page))}: ${href} leads nowhere. ${hint}`);
  }
  console.log(`anchors: ${broken.length} findings`);
  if (broken.length > 0) process.exitCode = 1;
});
