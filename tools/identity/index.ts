/** `npx tsx tools/identity`: draws the icons and the picture that previews of links show. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {SECRET, SHARES} from '../../src/components/home/shares';
import {product} from '../../src/config/product';
import {launchOptions} from '../../tests/browser';
import {command} from '../lib/command';
import {iconPage, socialPage} from './pages';

const HELP = `Usage: npx tsx tools/identity

Draws, from static/img/logo.svg and the product's name, into static/:
  favicon.ico (32 px)   img/icon-180.png   img/social.png (1200 x 630)
Needs a browser (as the tests do). Run it after a change of the logo or the name, and commit what it writes.`;

const STATIC = path.resolve(__dirname, '../../static');
const FONT = require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2');
const SOCIAL = {width: 1200, height: 630};

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

async function draw(page: Page, html: string, size: {width: number; height: number}) {
  await page.setViewportSize(size);
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({omitBackground: true});
}

void command(HELP, {}, async () => {
  const logo = readFileSync(path.join(STATIC, 'img/logo.svg'), 'utf8');
  const font = readFileSync(FONT).toString('base64');
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const icon = (size: number) => draw(page, iconPage(logo), {width: size, height: size});
  const social = socialPage({logo, font, name: product.name, secret: SECRET, shares: SHARES});
  writeFileSync(path.join(STATIC, 'favicon.ico'), toIco(await icon(32), 32));
  writeFileSync(path.join(STATIC, 'img/icon-180.png'), await icon(180));
  writeFileSync(path.join(STATIC, 'img/social.png'), await draw(page, social, SOCIAL));
  await browser.close();
  console.log('Drew favicon.ico, img/icon-180.png and img/social.png in static/.');
});
