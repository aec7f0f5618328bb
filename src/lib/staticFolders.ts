/** Static files that plugins generate, each in its own folder. */
import {existsSync, readdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

const GENERATED = '.cache/static';

/**
 * Returns the folder for the static files of a plugin. It must be one of the site's `staticDirectories`:
 * `staticFoldersPlugin` removes all others.
 */
export const generatedStaticDir = (plugin: string): string => `${GENERATED}/${plugin}`;

/** Removes folders that no plugin of the site uses. */
export function removeUnusedFolders(siteDir: string, staticDirs: readonly string[]): void {
  const folder = path.join(siteDir, GENERATED);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (!staticDirs.includes(generatedStaticDir(name)))
      rmSync(path.join(folder, name), {recursive: true});
  }
}

/**
 * Tries an absolute path itself before the roots. Docusaurus makes each static folder a root of absolute paths. The
 * bundler searches every page in all roots before it tries the path itself, and the dev server then watches all these
 * places. With 1,000 pages and our generated folders, this doubled the processor time between an edit and the screen.
 */
const resolve = {preferAbsolute: true};

/**
 * The plugin for generated static files, which docusaurus.config.ts lists: removes unused folders, and keeps many
 * folders from slowing the bundler.
 */
export const staticFoldersPlugin: PluginModule = ({siteDir, siteConfig}) => ({
  name: 'static-folders',
  async loadContent() {
    removeUnusedFolders(siteDir, siteConfig.staticDirectories);
  },
  configureWebpack: () => ({resolve}),
});
