/** Brings the generated pages up to date before anything reads them: only what changed, all or nothing. */
import {createHash} from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import {loadSpecification} from '../../../lib/openapi/load';
import type {Specification} from '../../../lib/openapi/specification';
import {synchronize} from '../../../lib/synchronize';
import {listPages} from '../../../lib/openapi/operations';
import {DOWNLOAD_DIR, PAGES_DIR, WORK_DIR, type ReferenceOptions} from '../options';
import {runPlugin, specPathOf} from './openApiDocs';
import {buildPages} from './pages';
import {SIDEBAR_FILE} from './sidebar';
import {operationItems} from './sidebarItems';
import {withoutSchemas} from './withoutSchemas';

const generatedFileRegex = /\.(?:api|info)\.mdx$|\.json$/;
/** Folder of the downloads among those of the pages. No route has a dot in it. */
const DOWNLOADS = '.downloads';

export interface ReadApi {
  readonly api: ApiDefinition;
  readonly spec: Specification;
}

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

/** The specification as readers download it, variables substituted. */
function writeDownloads({api, spec}: ReadApi, folder: string): void {
  const json = `${JSON.stringify(spec.document, null, 2)}\n`;
  const yaml = spec.file.endsWith('.json') ? stringify(spec.document) : spec.text;
  writeFileSync(path.join(folder, `${api.segment}.yaml`), yaml);
  writeFileSync(path.join(folder, `${api.segment}.json`), json);
}

/** Writes what docusaurus-plugin-openapi-docs reads, for its commands and for `ensureApiPages`. */
export function writeDocuments({siteDir}: ReferenceOptions, read: readonly ReadApi[]): void {
  mkdirSync(path.resolve(siteDir, WORK_DIR), {recursive: true});
  for (const {api, spec} of read) {
    const document = withoutSchemas(spec, listPages(spec, api.requireSummary));
    writeFileSync(path.resolve(siteDir, specPathOf(api)), JSON.stringify(document));
  }
}

/** Reads and checks the specification of each API. */
export function readApis({siteDir, apis, variables}: ReferenceOptions): ReadApi[] {
  return apis.map((api) => ({api, spec: loadSpecification(siteDir, api, variables)}));
}

/** Writes the pages of one API. The plugin only logs a file that it could not write, so they are counted. */
async function writePages(
  {api, spec}: ReadApi,
  folder: string,
  options: ReferenceOptions,
): Promise<number> {
  const pages = buildPages(spec, api, options);
  await runPlugin(options.siteDir, api, folder, pages);
  const expected = [
    `${pages.info.id}.info.mdx`,
    ...pages.operations.map(({slug}) => `${slug}.api.mdx`),
  ];
  const missing = expected.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) {
    throw new Error(
      `${api.specPath}: docusaurus-plugin-openapi-docs did not write ${missing.join(', ')}, and says why above.`,
    );
  }
  const items = operationItems(spec, pages.operations, `api/${api.segment}`);
  const info = `api/${api.segment}/${pages.info.id}`;
  writeFileSync(path.join(folder, SIDEBAR_FILE), JSON.stringify([info, ...items]));
  return expected.length;
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
 * @param read called where something changed
 * @returns how many pages were generated, or 0 when nothing had changed
 * @throws Error for a specification that cannot be used, or a page that cannot be written
 */
export async function ensureApiPages(
  options: ReferenceOptions,
  read = () => readApis(options),
): Promise<number> {
  const {siteDir, apis} = options;
  const workDir = path.resolve(siteDir, WORK_DIR);
  const done = path.join(workDir, fingerprint(options).slice(0, 16));
  let pages = 0;
  if (!existsSync(done)) {
    rmSync(workDir, {recursive: true, force: true});
    const staging = path.join(workDir, 'staging');
    mkdirSync(path.join(staging, DOWNLOADS), {recursive: true});
    const specifications = read();
    writeDocuments(options, specifications);
    for (const one of specifications) {
      pages += await writePages(one, path.join(staging, one.api.segment), options);
      writeDownloads(one, path.join(staging, DOWNLOADS));
    }
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
