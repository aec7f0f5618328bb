/** One picture for each document, for link previews (see README.md). */
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, PluginModule} from '@docusaurus/types';
import {publishedPages, type PublishedPage} from '../../lib/publishedPages';
import {imagePath} from './shared/imagePath';

export interface SocialImagesOptions {
  /** The site's logo, an SVG file; path relative to the site's folder. */
  readonly logo: string;
  /** The picture for titles that cannot be drawn; path relative to the site's folder. */
  readonly fallback: string;
}

/** Matches text that the typeface can draw: Latin and Cyrillic titles, but not Japanese ones. */
const drawableRegex = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/**
 * Creates the plugin, which docusaurus.config.ts lists. A build draws a PNG next to the page of each document, or copies
 * the fallback if the typeface lacks letters of the title. The page's `og:image` is this picture
 * (theme/DocItem/Metadata).
 */
export function socialImagesPlugin(options: SocialImagesOptions): PluginModule {
  return ({siteDir}) => {
    let content: AllContent = {};
    return {
      name: 'social-images',
      getThemePath: () => path.join(__dirname, 'theme'),
      async allContentLoaded({allContent}) {
        content = allContent;
      },
      async postBuild({outDir, baseUrl, siteConfig}) {
        // Imported here because the dev server never needs the renderer.
        const {drawCard} = await import('./node/draw');
        const logo = await readFile(path.join(siteDir, options.logo), 'utf8');
        const fallback = path.join(siteDir, options.fallback);
        const site = siteConfig.title;
        const writeImage = async ({permalink, title, section}: PublishedPage) => {
          const file = path.join(outDir, imagePath(permalink, baseUrl).slice(baseUrl.length));
          await mkdir(path.dirname(file), {recursive: true});
          if (!drawableRegex.test(site + section + title)) {
            await copyFile(fallback, file);
            return;
          }
          const {host, pathname} = new URL(permalink, siteConfig.url);
          const address = host + pathname;
          await writeFile(file, await drawCard({site, section, title, address, logo}));
        };
        // All at once: the renderer draws in its own threads, while other plugins use this one.
        await Promise.all(publishedPages(content, siteConfig).map(writeImage));
      },
    };
  };
}
