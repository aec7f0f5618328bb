/** Offers sandbox, specifications, and samples as an archive, `/developer-kit.tgz` (see README.md). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {makeArchive} from '../../lib/makeArchive';
import {generatedStaticDir} from '../../lib/staticFolders';
import {synchronize} from '../../lib/synchronize';
import {listKitFiles} from './node/files';
import {makePackageJson, type SitePackage} from './node/packageJson';

/** The folder that unpacking the archive creates. */
const FOLDER = 'developer-kit';
const ARCHIVE_FILE = `${FOLDER}.tgz`;

/** The folder of the archive. */
export const developerKitStaticDir = generatedStaticDir('developer-kit');

/** The plugin, for docusaurus.config.ts. It writes the archive into a static directory each time Docusaurus loads content. */
export const developerKitPlugin: PluginModule = ({siteDir}) => ({
  name: 'developer-kit',
  async loadContent() {
    const archive = await makeDeveloperKit(siteDir);
    synchronize(path.join(siteDir, developerKitStaticDir), new Map([[ARCHIVE_FILE, archive]]));
  },
});

/**
 * Makes the archive (tar, gzip) in memory, for the plugin. Exported for tests.
 *
 * @throws Error for a missing file or package, and for a path that is too long
 */
export async function makeDeveloperKit(siteDir: string): Promise<Buffer> {
  const texts: Record<string, string> = {};
  for (const file of listKitFiles(siteDir)) {
    texts[file] = readFileSync(path.join(siteDir, file), 'utf8');
  }
  const packageJson = readFileSync(path.join(siteDir, 'package.json'), 'utf8');
  const sitePackage = JSON.parse(packageJson) as SitePackage;
  const files: Record<string, string> = {
    ...texts,
    // Replaces the site's own, which src/config imports.
    'package.json': `${JSON.stringify(makePackageJson(texts, sitePackage), null, 2)}\n`,
    'README.md': readFileSync(path.join(__dirname, 'node/README.template.md'), 'utf8'),
  };
  const entries = Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text]);
  return makeArchive(Object.fromEntries(entries) as Record<string, string>);
}
