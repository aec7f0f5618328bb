/** Brings the generated pages up to date before anything reads them: only what changed, all or nothing. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {ApiDefinition} from '../../../config/apis';
import {synchronize} from '../../../lib/synchronize';
import {DOWNLOAD_DIR, DOWNLOADS, PAGES_DIR, WORK_DIR, type ReferenceOptions} from '../options';
import type writeApis from './write';

const generatedFileRegex = /\.(?:api|info)\.mdx$|\.json$/;

/**
 * Everything the pages depend on, in one hash: the options, the files of the specifications and the code. Nothing is
 * parsed, for most starts find nothing changed.
 */
function fingerprint({siteDir, ...options}: ReferenceOptions): string {
  const hash = createHash('sha256').update(JSON.stringify(options));
  for (const {specPath} of options.apis) {
    const file = path.resolve(siteDir, specPath);
    // One that is missing is told by what reads it.
    if (existsSync(file)) hash.update(readFileSync(file));
  }
  for (const folder of [__dirname, path.resolve(__dirname, '../../../lib/openapi')]) {
    for (const name of readdirSync(folder).sort()) {
      if (/\.(?:ts|json)$/.test(name)) hash.update(readFileSync(path.join(folder, name)));
    }
  }
  hash.update(readFileSync(require.resolve('docusaurus-plugin-openapi-docs/package.json')));
  return hash.digest('hex');
}

/** Removes folders that an earlier build left under another prefix. Only folders of generated files qualify. */
function removeStaleFolders(siteDir: string, apis: readonly ApiDefinition[]): void {
  const parent = path.resolve(siteDir, PAGES_DIR);
  for (const entry of readdirSync(parent, {withFileTypes: true})) {
    if (!entry.isDirectory() || apis.some(({segment}) => segment === entry.name)) continue;
    const folder = path.join(parent, entry.name);
    const isGenerated = readdirSync(folder).every((file) => generatedFileRegex.test(file));
    if (isGenerated) rmSync(folder, {recursive: true});
  }
}

/**
 * Generates into the cache, when something changed, and then brings the site's folders into line with
 * it: pages that were cleaned, edited or left behind are as generated again.
 *
 * @param write called where something changed
 * @returns how many pages were generated, or 0 when nothing had changed
 * @throws what `write` throws, and for a folder of the site that cannot be written
 */
export async function ensureApiPages(
  options: ReferenceOptions,
  write: typeof writeApis,
): Promise<number> {
  const {siteDir, apis} = options;
  const workDir = path.resolve(siteDir, WORK_DIR);
  const done = path.join(workDir, fingerprint(options).slice(0, 16));
  let pages = 0;
  if (!existsSync(done)) {
    rmSync(workDir, {recursive: true, force: true});
    const staging = path.join(workDir, 'staging');
    mkdirSync(staging, {recursive: true});
    pages = await write(options, staging);
    renameSync(staging, done);
  }
  const folders = apis.map(({segment}) => [segment, path.posix.join(PAGES_DIR, segment)] as const);
  for (const [name, folder] of [...folders, [DOWNLOADS, DOWNLOAD_DIR] as const]) {
    try {
      const from = path.join(done, name);
      const files = readdirSync(from).map(
        (file) => [file, readFileSync(path.join(from, file))] as const,
      );
      synchronize(path.resolve(siteDir, folder), new Map(files));
    } catch (cause) {
      throw new Error(
        `${folder}: the generated pages cannot be written (${String(cause)}). It must be a folder that this user may write to.`,
        {cause},
      );
    }
  }
  removeStaleFolders(siteDir, apis);
  return pages;
}
