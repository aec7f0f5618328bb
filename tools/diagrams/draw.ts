/** Draws diagrams with Mermaid in a browser. */
import {readFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import type {Mermaid, MermaidConfig} from 'mermaid';
import subsetFont from 'subset-font';
import type {Mode, Size} from '../../src/capabilities/diagrams/node/record';
import {launchOptions} from '../../tests/browser';
import {palettes} from './palettes';

export interface Drawn {
  readonly svg: string;
  readonly size: Size;
}

/** What Mermaid's script gives the page. */
declare const mermaid: Mermaid;

const FONT = readFileSync(
  require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
);

/** The site's typeface with the letters of some text: a picture cannot use the page's. */
async function fontFace(text: string): Promise<string> {
  const font = await subsetFont(FONT, text, {targetFormat: 'woff2', variationAxes: {wght: 400}});
  return `@font-face{font-family:Geist;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

/** The boxes of nodes, groups, participants and notes; not what lies behind labels. */
const boxRegex =
  /(?<=<g class="cluster"[^>]*>)<rect[^>]*>|<rect[^>]*class="(?:basic label-container|note|rect|actor actor-\w+)"[^>]*>/g;

/** Text that a picture can show: no HTML in labels. */
const configFor = (mode: Mode): MermaidConfig => ({
  startOnLoad: false,
  theme: 'base',
  themeVariables: palettes[mode],
  fontFamily: 'Geist, Arial, "Liberation Sans", Helvetica, sans-serif',
  htmlLabels: false,
  flowchart: {htmlLabels: false, useMaxWidth: false},
  sequence: {useMaxWidth: false},
  deterministicIds: true,
});

/** An SVG that stands alone: sized by its view box, with its letters, with no script in it. */
async function standAlone(svg: string): Promise<Drawn> {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('the drawing has no view box');
  if (/<script|<foreignObject/i.test(svg)) throw new Error('the drawing holds script or HTML');
  const size = {width: Math.ceil(Number(width)), height: Math.ceil(Number(height))};
  const root = svg
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height|style|role|aria-[\w-]+)="[^"]*"/g, '')
        .replace('<svg', `<svg width="${size.width}" height="${size.height}"`),
    )
    // Boxes and frames, cornered like all of the site's: an attribute, since not every browser takes the CSS property.
    .replaceAll(boxRegex, (tag) =>
      tag.replace(/ r[xy]="\d+"/g, '').replace('<rect', '<rect rx="8"'),
    )
    .replace('<style>', `<style>${await fontFace(svg.replace(/<[^>]*>/g, ''))}`)
    .trim();
  return {svg: `${root}\n`, size};
}

async function drawOne(page: Page, mode: Mode, source: string): Promise<Drawn> {
  const svg = await page.evaluate(
    async ([config, text]) => {
      mermaid.initialize(config);
      return (await mermaid.render('drawing', text)).svg;
    },
    [configFor(mode), source] as const,
  );
  return standAlone(svg);
}

/** Draws each source in each mode, and hands the pictures over one by one. */
export async function drawAll(
  sources: readonly string[],
  modes: readonly Mode[],
  take: (source: string, mode: Mode, drawn: Drawn) => void,
): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const script = require.resolve('mermaid/dist/mermaid.min.js');
    await page.addScriptTag({content: readFileSync(script, 'utf8')});
    // Mermaid measures the letters.
    await page.addStyleTag({
      content: `@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${FONT.toString('base64')})}`,
    });
    await page.evaluate(async () => document.fonts.load('16px Geist'));
    for (const source of sources) {
      for (const mode of modes) take(source, mode, await drawOne(page, mode, source));
    }
  } finally {
    await browser.close();
  }
}
