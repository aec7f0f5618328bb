/** One picture per document for previews of links (see README.md beside this file). */
import {createHash, type Hash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, PluginModule} from '@docusaurus/types';
import {publishedPages, type PublishedPage} from '../copies';
import type {Card} from './node/card';
import {updateFolder} from './node/updateFolder';

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

/** The plugin. */
export function socialImagesPlugin({logo, fallback}: SocialImagesOptions): PluginModule {
  return ({siteDir, siteConfig, i18n, outDir, baseUrl}) => {
    let loaded: AllContent = {};
    let copies: readonly {readonly from: string; readonly to: string}[] = [];
    let drawing: Promise<void> | undefined;

    function draw(): Promise<void> {
      // Of each locale a folder: their pages are built one locale after the other.
      const folder = path.join(siteDir, '.cache/social-images', i18n.currentLocale);
      const svg = readFileSync(path.join(siteDir, logo), 'utf8');
      const code = hashOfCode();
      const {title: site, url} = siteConfig;
      const cards = new Map<string, Card>();
      const pictureOf = ({permalink, title, section}: PublishedPage): string => {
        if (!drawableRegex.test(site + section + title)) return path.join(siteDir, fallback);
        const address = new URL(permalink, url).href.replace(/^https?:\/\//, '');
        const card: Card = {site, section, title, address, logo: svg};
        // Its name is the hash of all that it shows.
        const name = code.copy().update(JSON.stringify(card)).digest('hex').slice(0, 16);
        const file = path.join(folder, `${name}.png`);
        cards.set(file, card);
        return file;
      };
      copies = publishedPages(loaded, siteConfig).map((page) => ({
        from: pictureOf(page),
        to: path.join(outDir, `${page.permalink.slice(baseUrl.length)}.png`),
      }));
      return updateFolder(folder, cards);
    }

    return {
      name: 'site-social-images',
      getThemePath: () => path.join(__dirname, 'theme'),
      async allContentLoaded({allContent}) {
        loaded = allContent;
      },
      configureWebpack({mode}) {
        // Drawn while the pages are built: nothing of them is needed.
        if (mode === 'production') drawing ??= draw();
        return {};
      },
      async postBuild() {
        await drawing;
        for (const {from, to} of copies) {
          await mkdir(path.dirname(to), {recursive: true});
          await copyFile(from, to);
        }
      },
    };
  };
}
