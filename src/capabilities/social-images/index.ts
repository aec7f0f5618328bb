/** One picture per document for previews of links (see README.md beside this file). */
import {createHash, type Hash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {publishedPages, type PublishedPage} from '../copies';
import type {Card} from './node/card';

export interface SocialImagesOptions {
  /** An SVG; path from the site's folder. */
  readonly logo: string;
  /** For a title that cannot be drawn; path from the site's folder. */
  readonly fallback: string;
}

/** Scripts of which there are letters. */
const drawableRegex = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** Begun with the code that draws: what was drawn by other code is drawn anew. */
function hashOfCode(): Hash {
  const hash = createHash('sha256');
  for (const source of ['card', 'draw'])
    hash.update(readFileSync(path.join(__dirname, `node/${source}.ts`)));
  return hash;
}

/** Path of the picture in the cache, drawn if it is not there. Its name is the hash of all that it shows. */
async function cached(folder: string, code: Hash, card: Card): Promise<string> {
  const name = code.copy().update(JSON.stringify(card)).digest('hex').slice(0, 16);
  const file = path.join(folder, `${name}.png`);
  if (existsSync(file)) return file;
  const {drawCard} = await import('./node/draw');
  await writeFile(file, await drawCard(card));
  return file;
}

/** The plugin. */
export function socialImagesPlugin({logo, fallback}: SocialImagesOptions): PluginModule {
  return ({siteDir, siteConfig}) => {
    let pages: readonly PublishedPage[] = [];
    return {
      name: 'site-social-images',
      getThemePath: () => path.join(__dirname, 'theme'),
      async allContentLoaded({allContent}) {
        pages = publishedPages(allContent, siteConfig);
      },
      async postBuild({outDir, baseUrl}) {
        const folder = path.join(siteDir, '.cache/social-images');
        await mkdir(folder, {recursive: true});
        const svg = await readFile(path.join(siteDir, logo), 'utf8');
        const code = hashOfCode();
        const {title: site, url} = siteConfig;
        for (const {permalink, title, section} of pages) {
          const address = new URL(permalink, url).href.replace(/^https?:\/\//, '');
          const drawable = drawableRegex.test(site + section + title);
          const file = drawable
            ? await cached(folder, code, {site, section, title, address, logo: svg})
            : path.join(siteDir, fallback);
          const target = path.join(outDir, `${permalink.slice(baseUrl.length)}.png`);
          await mkdir(path.dirname(target), {recursive: true});
          await copyFile(file, target);
        }
      },
    };
  };
}
