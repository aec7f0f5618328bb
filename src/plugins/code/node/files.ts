/** Serves sample files as plain text. When a sample changes, the pages that show it are rebuilt. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {listFiles} from '../../../lib/listFiles';
import {synchronize} from '../../../lib/synchronize';

const SAMPLES = 'examples';
/** Matches what is not for readers. */
const ignoredRegex = /(?:^|\/)(?:node_modules|__\w+__|\.[^/]*|README\.md)(?:\/|$)/;

/**
 * Returns the paths of all sample files from the site's root, sorted, without tests: `examples/vault/quickstart.ts`.
 * Returns none for a site without the folder `examples`.
 * The plugins that publish samples and `npm run samples` use it.
 */
export function sampleFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, SAMPLES);
  if (!existsSync(folder)) return [];
  return listFiles(folder)
    .filter((file) => !ignoredRegex.test(file))
    .map((file) => path.posix.join(SAMPLES, file))
    .sort();
}

/**
 * Copies the samples to `examples/` in a static directory, each with `.txt` at the end of its name, because hosts serve
 * .ts files as video. Deletes copies of samples that no longer exist.
 */
export function copySamples(siteDir: string, staticDir: string): void {
  const copies = sampleFiles(siteDir).map(
    (file) => [`${file}.txt`, readFileSync(path.join(siteDir, file))] as const,
  );
  synchronize(staticDir, new Map(copies));
}

/** Folder of the copied samples. */
export const codeStaticDir = '.cache/static/code';

/**
 * The plugin, for docusaurus.config.ts. It copies the samples when Docusaurus loads content, and watches those that
 * code blocks with `file=` show.
 */
export const codeFilesPlugin: PluginModule = ({siteDir}): Plugin => {
  return {
    name: 'site-code-files',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    async loadContent() {
      copySamples(siteDir, path.join(siteDir, codeStaticDir));
    },
    getPathsToWatch: () => [path.join(siteDir, SAMPLES, '**/*')],
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            // Named on purpose: Docusaurus' fallback for stray MDX reads the folders of all MDX rules.
            include: [path.join(siteDir, 'docs'), path.join(siteDir, 'src/pages')],
            enforce: 'pre',
            use: {
              loader: path.join(__dirname, 'watchSamples.cjs'),
              options: {siteDir},
            },
          },
        ],
      },
    }),
  };
};
