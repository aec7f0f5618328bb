/** One picture per document for previews of links (see README.md beside this file). */
import {readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {AllContent, PluginModule} from '@docusaurus/types';
import {inThread} from '../../lib/inThread';
import {publishedPages} from '../copies';
import type {Card} from './node/card';
import type drawCards from './node/draw';

export interface SocialImagesOptions {
  /** An SVG; path from the site's folder. */
  readonly logo: string;
  /** For a title that cannot be drawn; path from the site's folder. */
  readonly fallback: string;
}

/** Scripts of which there are letters. */
const drawableRegex = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}]*$/u;

/** The plugin. */
export function socialImagesPlugin({logo, fallback}: SocialImagesOptions): PluginModule {
  return ({siteDir, siteConfig, baseUrl}) => {
    let loaded: AllContent = {};
    let drawing: ReturnType<typeof drawCards> | undefined;

    /** The cards of all pages that can be drawn, by the files of their pictures; of the others nothing. */
    function cardsOfPages(): Map<string, Card | undefined> {
      const svg = readFileSync(path.join(siteDir, logo), 'utf8');
      const {title: site, url} = siteConfig;
      return new Map(
        publishedPages(loaded, siteConfig).map(({permalink, title, section}) => {
          const address = new URL(permalink, url).href.replace(/^https?:\/\//, '');
          const isDrawable = drawableRegex.test(site + section + title);
          const card = isDrawable ? {site, section, title, address, logo: svg} : undefined;
          return [`${permalink.slice(baseUrl.length)}.png`, card];
        }),
      );
    }

    return {
      name: 'site-social-images',
      getThemePath: () => path.join(__dirname, 'theme'),
      async allContentLoaded({allContent}) {
        loaded = allContent;
      },
      configureWebpack({mode}) {
        // Drawn while the pages are built: nothing of them is needed.
        if (mode === 'production')
          drawing ??= inThread<typeof drawCards>(
            path.join(__dirname, 'node/draw.ts'),
            cardsOfPages(),
          );
        return {};
      },
      async postBuild({outDir}) {
        const substitute = readFileSync(path.join(siteDir, fallback));
        for (const [name, picture = substitute] of (await drawing) ?? []) {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), {recursive: true});
          await writeFile(file, picture);
        }
      },
    };
  };
}
