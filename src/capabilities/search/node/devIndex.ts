/** The search in the dev server: pages are not built there, so the index of the last build answers. */
import {cpSync, existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {MANIFEST_FILE, type SearchManifest} from '../shared/manifest';

/** Files and folders of an index, below the build. */
const partsOf = (manifest: SearchManifest): readonly string[] =>
  manifest.engine === 'pagefind'
    ? [MANIFEST_FILE, manifest.bundle]
    : [MANIFEST_FILE, manifest.index, manifest.records];

/**
 * Copies the index of the last build into a folder of its own: the dev server must serve nothing else of it.
 *
 * @returns the number of pages it knows, or undefined without a build
 */
export function copyIndex(buildDir: string, target: string): number | undefined {
  rmSync(target, {recursive: true, force: true});
  const manifestFile = path.join(buildDir, MANIFEST_FILE);
  if (!existsSync(manifestFile)) return undefined;
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as SearchManifest;
  for (const part of partsOf(manifest)) {
    cpSync(path.join(buildDir, part), path.join(target, part), {recursive: true});
  }
  return manifest.pages;
}
