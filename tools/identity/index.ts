/** `npx tsx tools/identity`: draws the icons and the site's picture for link previews. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {Renderer, type OutputFormat} from '@takumi-rs/core';
import {socialImage} from '../../src/config/identity';
import {product} from '../../src/config/product';
import {siteUrl} from '../../src/config/site';
import {drawCard} from '../../src/plugins/social-images';
import {runCommand} from '../lib/command';
import {siteDir} from '../lib/specifications';

const STATIC = path.join(siteDir, 'static');

void runCommand(__dirname, {}, async () => {
  const logo = readFileSync(path.join(STATIC, 'img/logo.svg'), 'utf8');
  const drawIcon = async (size: number, format: OutputFormat) =>
    new Renderer().render(
      {type: 'image', src: Buffer.from(logo), width: size, height: size},
      {width: size, height: size, format},
    );
  const social = await drawCard({
    site: `${product.name} developer documentation`,
    section: 'Store, query and compute on private data',
    title: 'Build on data that stays encrypted',
    address: new URL(siteUrl).host,
    logo,
  });
  writeFileSync(path.join(STATIC, 'favicon.ico'), await drawIcon(32, 'ico'));
  writeFileSync(path.join(STATIC, 'img/icon-180.png'), await drawIcon(180, 'png'));
  writeFileSync(path.join(STATIC, socialImage), social);
  console.log(`Wrote favicon.ico, img/icon-180.png, and ${socialImage} to static/.`);
});
