/** Static files that capabilities generate, each in its own folder. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

const GENERATED = '.cache/static';

/**
 * Returns the folder for the static files of a capability. It must be one of the site's `staticDirectories`:
 * `staticFoldersPlugin` removes all others.
 */
export const generatedStaticDir = (capability: string): string => `${GENERATED}/${capability}`;

/** Removes folders that no capability of the site uses. Exported for tests. */
export function removeUnusedFolders(siteDir: string, staticDirs: readonly string[]): void {
  const folder = path.join(siteDir, GENERATED);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!staticDirs.includes(generatedStaticDir(name)))
      rmSync(path.join(folder, name), {recursive: true});
  }
}

/** The plugin that calls `removeUnusedFolders` each time Docusaurus loads content. */
export const staticFoldersPlugin: PluginModule = ({siteDir, siteConfig}) => ({
  name: 'static-folders',
  async loadContent() {
    removeUnusedFolders(siteDir, siteConfig.staticDirectories);
  },
});
