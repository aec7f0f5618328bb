/**
 * Developer kit: sandbox, samples and MCP server as one archive of the site, so that a reader gets them where
 * the pages are, without a copy of the repository.
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {kitFiles, kitManifest, MCP_FILE, mcpStart, type Manifest} from './node/contents';
import {tarGz} from './node/tar';

/** The folder that unpacking makes. */
const FOLDER = 'developer-kit';
export const KIT_FILE = `${FOLDER}.tgz`;

const README = `# Developer kit

The documented APIs on this machine, in memory, the samples of the documentation, and its MCP server. Needs Node.js 20.19 or newer.

    npm install
    npm run sandbox

Then, in a second terminal:

    npx tsx examples/vault/quickstart.ts

sandbox/README.md says what the sandbox does and where it differs from a node. The documentation for AI
assistants, over the Model Context Protocol (tools/mcp/README.md):

    npm run mcp -- --help
`;

/** The archive's bytes. */
export function makeKit(siteDir: string, siteAddress: string): Buffer {
  const texts = Object.fromEntries(
    kitFiles(siteDir).map((file) => [file, readFileSync(path.join(siteDir, file), 'utf8')]),
  );
  const site = JSON.parse(readFileSync(path.join(siteDir, 'package.json'), 'utf8')) as Manifest;
  const manifest = `${JSON.stringify(kitManifest(texts, site), null, 2)}\n`;
  const own = {
    'package.json': manifest,
    'README.md': README,
    [MCP_FILE]: mcpStart(siteAddress),
  };
  return tarGz(
    Object.entries({...own, ...texts}).map(([file, text]) => ({name: `${FOLDER}/${file}`, text})),
  );
}

/** Writes the kit into `staticDir`, one of the site's staticDirectories. */
export function kitPlugin(staticDir: string): PluginModule {
  return ({siteDir, siteConfig: {url, baseUrl}}): Plugin => ({
    name: 'site-kit',
    async loadContent() {
      mkdirSync(path.join(siteDir, staticDir), {recursive: true});
      writeFileSync(path.join(siteDir, staticDir, KIT_FILE), makeKit(siteDir, url + baseUrl));
    },
  });
}
