/** `npx tsx tools/identity`: draws the icons and the picture that previews of links show. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {drawCard} from '../../src/capabilities/social-images/node/draw';
import {socialImage} from '../../src/config/identity';
import {product} from '../../src/config/product';
import {siteUrl} from '../../src/config/site';
import {command, readme} from '../lib/command';
import {siteDir} from '../lib/specifications';

const STATIC = path.join(siteDir, 'static');

/** An ICO file that holds one PNG: its directory, one entry, the picture. */
function toIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

void command(readme(__dirname), {}, async () => {
  const logo = readFileSync(path.join(STATIC, 'img/logo.svg'), 'utf8');
  const icon = async (size: number) =>
    (await renderAsync(logo, {fitTo: {mode: 'width', value: size}})).asPng();
  const social = await drawCard({
    site: `${product.name} developer documentation`,
    section: 'Store, query and compute on private data',
    title: 'Build on data that stays encrypted',
    address: new URL(siteUrl).host,
    logo,
  });
  writeFileSync(path.join(STATIC, 'favicon.ico'), toIco(await icon(32), 32));
  writeFileSync(path.join(STATIC, 'img/icon-180.png'), await icon(180));
  writeFileSync(path.join(STATIC, socialImage), social);
  console.log(`Drew favicon.ico, img/icon-180.png and ${socialImage} in static/.`);
});
