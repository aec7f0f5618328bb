/** Draws diagrams with Mermaid in a browser. */
import {readFileSync} from 'node:fs';
import {chromium, type Page} from '@playwright/test';
import type {Mermaid, MermaidConfig} from 'mermaid';
import type {Mode, Size} from '../../src/capabilities/diagrams/node/record';
import {launchOptions} from '../../tests/browser';
import {palettes} from './palettes';

export interface Drawn {
  readonly svg: string;
  readonly size: Size;
}

/** What Mermaid's script gives the page. */
declare const mermaid: Mermaid;

/**
 * Text that a picture can show: no HTML in labels. Typefaces whose letters are as wide as Arial's, so that
 * the words fit their boxes on every reader's machine.
 */
const configFor = (mode: Mode): MermaidConfig => ({
  startOnLoad: false,
  theme: 'base',
  themeVariables: palettes[mode],
  fontFamily: 'Arial, "Liberation Sans", Helvetica, sans-serif',
  htmlLabels: false,
  flowchart: {htmlLabels: false, useMaxWidth: false},
  sequence: {useMaxWidth: false},
  deterministicIds: true,
});

/** An SVG that stands alone: sized by its view box, with no script in it. */
function standAlone(svg: string): Drawn {
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
    for (const source of sources) {
      for (const mode of modes) take(source, mode, await drawOne(page, mode, source));
    }
  } finally {
    await browser.close();
  }
}
