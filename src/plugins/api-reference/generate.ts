/** Writes the pages of all APIs: only when something changed, all or nothing, the same bytes each time. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../config/apis';
import {checkSpecification} from './check';
import {Descriptions} from './frontMatter';
import {writePages} from './generatorPlugin';
import {infoPage, tagPage} from './infoPage';
import {operationPage} from './operationPage';
import {groupByTag, listOperations} from './operations';
import {DOWNLOAD_DIR, WORK_DIR} from './options';
import type {Page, PageSettings} from './page';
import {readSpecification, type Specification} from './specification';
import {GeneratedFiles, isCurrent, writeStamp} from './stamp';

export interface GenerateOptions {
  readonly siteDir: string;
  readonly apis: readonly ApiDefinition[];
  readonly variables: Readonly<Record<string, string>>;
  /** Whether pages get the console. */
  readonly console: boolean;
  /** Whether each tag gets a page of its own; the documented APIs have none. */
  readonly tagPages?: boolean;
  /** Whether an operation without a summary is an error (default) or titled by its operationId. */
  readonly requireSummary?: boolean;
}

const generatedFileRegex = /\.(?:api|info|tag)\.mdx$|\.json$/;

/** Everything the pages depend on, in one hash. */
function fingerprint(specs: readonly Specification[], options: GenerateOptions): string {
  const {apis, console: withConsole, tagPages, requireSummary} = options;
  const hash = createHash('sha256').update(
    JSON.stringify([apis, withConsole, tagPages, requireSummary]),
  );
  for (const spec of specs) hash.update(spec.text);
  for (const entry of readdirSync(__dirname).sort()) {
    if (entry.endsWith('.ts')) hash.update(readFileSync(path.join(__dirname, entry)));
  }
  for (const name of ['docusaurus-plugin-openapi-docs', 'postman-code-generators']) {
    const file = require.resolve(`${name}/package.json`);
    hash.update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Removes folders that an earlier build left under another prefix. Only folders of generated files qualify. */
function removeStaleFolders(siteDir: string, apis: readonly ApiDefinition[]): void {
  const parents = new Set(apis.map((api) => path.dirname(path.resolve(siteDir, api.outputDir))));
  const current = new Set(apis.map((api) => path.resolve(siteDir, api.outputDir)));
  for (const parent of parents) {
    if (!existsSync(parent)) continue;
    for (const entry of readdirSync(parent, {withFileTypes: true})) {
      const folder = path.join(parent, entry.name);
      if (!entry.isDirectory() || current.has(folder)) continue;
      const files = readdirSync(folder);
      if (files.every((file) => generatedFileRegex.test(file))) rmSync(folder, {recursive: true});
    }
  }
}

/** Has the plugin write the pages of one API into a staging folder, and reads them from there. */
async function buildApi(
  spec: Specification,
  api: ApiDefinition,
  options: GenerateOptions,
): Promise<Map<string, string>> {
  const operations = listOperations(spec, options.requireSummary);
  const groups = groupByTag(spec, operations);
  const settings: PageSettings = {
    route: `/${api.outputDir.replace(/^docs\//, '')}`,
    segment: api.segment,
    infoId: api.infoId,
    consoleServers: options.console ? (api.localServers ?? []) : undefined,
    title: spec.document.info.title,
  };
  const descriptions = new Descriptions();
  const files = new Map<string, string>();
  const names = new Map<string, string>();
  const keep = (staged: string, kind: string, page: Page): string => {
    names.set(staged, `${page.id}.${kind}.mdx`);
    if (Object.keys(page.data).length > 0) files.set(`${page.id}.json`, JSON.stringify(page.data));
    return page.mdx;
  };
  const workDir = path.resolve(options.siteDir, WORK_DIR, api.segment);
  const staging = path.join(workDir, 'pages');
  rmSync(staging, {recursive: true, force: true});
  await writePages(workDir, staging, {
    info: () => keep('info.info.mdx', 'info', infoPage(spec, groups, settings, descriptions)),
    operations: operations.map(
      (operation, index) => () =>
        keep(
          `operation-${index}.api.mdx`,
          'api',
          operationPage(spec, operation, settings, descriptions),
        ),
    ),
    tags: (options.tagPages === true ? groups : [])
      .filter((group) => group.slug !== '')
      .map(
        (group, index) => () =>
          keep(`tag-${index}.tag.mdx`, 'tag', tagPage(group, settings, descriptions)),
      ),
  });
  const expected = operations.length + 1;
  for (const [staged, name] of names) {
    const file = path.join(staging, staged);
    if (!existsSync(file)) {
      throw new Error(
        `${api.outputDir}/${name} could not be written: docusaurus-plugin-openapi-docs left no ${file}. Its message is above.`,
      );
    }
    files.set(name, readFileSync(file, 'utf8'));
  }
  if (names.size < expected) {
    throw new Error(
      `${api.specPath}: ${expected} pages were expected, docusaurus-plugin-openapi-docs asked for ${names.size}`,
    );
  }
  return files;
}

/** The specification as readers download it, variables substituted. */
function downloads(spec: Specification, segment: string): Map<string, string> {
  const json = `${JSON.stringify(spec.document, null, 2)}\n`;
  const yaml = spec.file.endsWith('.json') ? stringify(spec.document) : spec.text;
  return new Map([
    [`${segment}.yaml`, yaml],
    [`${segment}.json`, json],
  ]);
}

/** Makes a folder hold exactly these files. Unchanged ones are not touched, so that a dev server does not see them. */
function synchronize(folder: string, files: ReadonlyMap<string, string>): void {
  mkdirSync(folder, {recursive: true});
  for (const entry of readdirSync(folder)) {
    if (!files.has(entry)) rmSync(path.join(folder, entry), {recursive: true});
  }
  for (const [name, text] of files) {
    const file = path.join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    writeFileSync(file, text);
  }
}

/**
 * Brings the generated pages and downloads up to date.
 *
 * @returns how many pages were written, or 0 when nothing had changed
 * @throws SpecificationError for a specification that cannot be used; Error for a page that cannot be written
 */
export async function ensureApiPages(options: GenerateOptions): Promise<number> {
  const {siteDir, apis, variables} = options;
  const specs = apis.map((api) => readSpecification(siteDir, api.specPath, variables));
  const key = fingerprint(specs, options);
  if (isCurrent(siteDir, key)) return 0;
  const folders = new GeneratedFiles();
  const downloadFiles = new Map<string, string>();
  for (const [index, api] of apis.entries()) {
    const spec = specs[index];
    if (spec === undefined) continue;
    checkSpecification(spec);
    folders.set(api.outputDir, await buildApi(spec, api, options));
    for (const [name, text] of downloads(spec, api.segment)) downloadFiles.set(name, text);
  }
  folders.set(DOWNLOAD_DIR, downloadFiles);
  removeStaleFolders(siteDir, apis);
  for (const [folder, files] of folders) {
    try {
      synchronize(path.resolve(siteDir, folder), files);
    } catch (cause) {
      throw new Error(
        `${folder}: the generated pages cannot be written (${String(cause)}). It must be a folder that this user may write to.`,
        {cause},
      );
    }
  }
  writeStamp(siteDir, key, folders);
  return [...folders.values()]
    .flatMap((files) => [...files.keys()])
    .filter((name) => name.endsWith('.mdx')).length;
}
