/**
 * Developer kit: sandbox, samples and MCP server as one archive of the site, so that a reader gets them where
 * the pages are, without a copy of the repository.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {gzip} from 'node:zlib';
import type {PluginModule} from '@docusaurus/types';
import {createTar} from 'nanotar';
import {kitFiles, kitManifest, MCP_FILE, mcpStart, type Manifest} from './node/contents';

/** The folder that unpacking makes. */
const FOLDER = 'developer-kit';
const KIT_FILE = `${FOLDER}.tgz`;

/** The same archive from the same files on any day: the date is that of the documented release. */
const OWNER = {mtime: Date.UTC(2025, 5, 14), mode: '644', uid: 0, gid: 0};
/** The format's longest name, in bytes. */
const NAME_LIMIT = 99;

/** The bytes of an archive. @throws for a name that the format would cut off */
export async function archive(texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const files = Object.entries(texts).map(([name, data]) => ({name, data}));
  for (const {name} of files) {
    const bytes = Buffer.byteLength(name);
    if (bytes > NAME_LIMIT)
      throw new Error(
        `The archive cannot hold "${name}": its name has ${bytes} bytes, at most ${NAME_LIMIT} fit. Shorten it.`,
      );
  }
  // An archive ends with two empty blocks, for which the library may leave no room.
  const blocks = Buffer.concat([createTar(files, {attrs: OWNER}), Buffer.alloc(1024)]);
  return promisify(gzip)(blocks, {level: 9});
}

/** The archive of the kit. */
export async function makeKit(siteDir: string, siteAddress: string): Promise<Buffer> {
  const texts = Object.fromEntries(
    kitFiles(siteDir).map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
  const site = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Manifest;
  const files = {
    'package.json': `${JSON.stringify(kitManifest(texts, site), null, 2)}\n`,
    'README.md': readFileSync(path.join(__dirname, 'kit/README.md'), 'utf8'),
    [MCP_FILE]: mcpStart(siteAddress),
    ...texts,
  };
  return archive(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [`${FOLDER}/${name}`, text])),
  );
}

/** Writes the kit into `staticDir`, one of the site's staticDirectories. */
export function kitPlugin(staticDir: string): PluginModule {
  return ({siteDir, siteConfig: {url, baseUrl}}) => ({
    name: 'site-kit',
    async loadContent() {
      mkdirSync(path.join(siteDir, staticDir), {recursive: true});
      const kit = await makeKit(siteDir, url + baseUrl);
      writeFileSync(path.join(siteDir, staticDir, KIT_FILE), kit);
    },
  });
}
