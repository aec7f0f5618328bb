/** Writes the pages of all APIs: only when something changed, all or nothing, the same bytes each time. */
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import type {ApiDefinition} from '../../../config/apis';
import {DOWNLOAD_DIR, type GenerateOptions} from '../options';
import {loadSpecification} from '../../../lib/openapi/load';
import type {Specification} from '../../../lib/openapi/specification';
import {GeneratedFiles, isCurrent, writeStamp} from './stamp';

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
  const specs = apis.map((api) => loadSpecification(siteDir, api.specPath, variables));
  const key = fingerprint(specs, options);
  if (isCurrent(siteDir, key)) return 0;
  // Only now: a warm build saves the second that loading the generators takes.
  const {buildApi} = await import('./buildApi');
  const folders = new GeneratedFiles();
  const downloadFiles = new Map<string, string>();
  for (const [index, api] of apis.entries()) {
    const spec = specs[index];
    if (spec === undefined) continue;
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
