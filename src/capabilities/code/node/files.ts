/** Sample files: served as plain text beside the pages, and watched by the pages that show them. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin, PluginModule} from '@docusaurus/types';
import {synchronize} from '../../../lib/synchronize';

const SAMPLES = 'examples';
const LOADER = path.resolve(__dirname, '../../../lib/loader.cjs');
/** What a reader may open: the samples and what they print, nothing else that lies there. */
const sampleRegex = /\.(?:ts|tsx|js|mjs|py|sh|go|json|yaml|yml|toml|txt|out)$/;
const ignoredRegex = /(?:^|\/)(?:node_modules|__tests__|\.[^/]*)(?:\/|$)/;

/** Paths of all sample files, from the site's root. */
export function sampleFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, SAMPLES);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => sampleRegex.test(file) && !ignoredRegex.test(file))
    .map((file) => path.posix.join(SAMPLES, file))
    .sort();
}

/** Copies the samples to a static directory as `examples/….txt`: a host serves .ts as a video. */
export function copySamples(siteDir: string, staticDir: string): void {
  const copies = sampleFiles(siteDir).map(
    (file) =>
      [`${path.relative(SAMPLES, file)}.txt`, readFileSync(path.join(siteDir, file))] as const,
  );
  synchronize(path.join(staticDir, SAMPLES), new Map(copies));
}

/**
 * The plugin behind `file=` fences. `staticDir` is one of the site's staticDirectories, made by the build.
 */
export function codeFilesPlugin(staticDir: string): PluginModule {
  return ({siteDir}): Plugin => ({
    name: 'site-code-files',
    getThemePath: () => path.resolve(__dirname, '../theme'),
    async loadContent() {
      copySamples(siteDir, path.join(siteDir, staticDir));
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
              loader: LOADER,
              options: {module: path.join(__dirname, 'watchSamples.ts'), siteDir},
            },
          },
        ],
      },
    }),
  });
}
