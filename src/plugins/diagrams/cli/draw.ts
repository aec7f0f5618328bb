/** Draws diagrams with Mermaid in a browser, for `npm run diagrams`. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {Mermaid, MermaidConfig} from 'mermaid';
import subsetFont from 'subset-font';
import {launchOptions} from '../../../../tests/browser';
import {MODES, type Mode} from '../node/drawings';
import type * as Arrange from './arrange';
import {mermaidConfig, palettes, themeColors} from './palettes';

/** A diagram in one mode. */
interface Drawing {
  readonly source: string;
  readonly mode: Mode;
  readonly svg: string;
}

/** The global that Mermaid's script defines in the page. */
declare const mermaid: Mermaid;
/** The global that the bundle of arrange.ts defines in the page. */
declare const arrangement: typeof Arrange;

const FONT = readFileSync(
  require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'),
);

/** Returns the script that defines `arrangement` in a page. */
function bundleArrange(): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'arrange.ts')],
    bundle: true,
    write: false,
    globalName: 'arrangement',
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns a font face with only the letters of the text: a picture cannot use the fonts of the page. */
async function fontFace(text: string): Promise<string> {
  const font = await subsetFont(FONT, text, {targetFormat: 'woff2', variationAxes: {wght: 400}});
  return `@font-face{font-family:Geist;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

/** Matches the boxes of nodes, groups, participants, and notes, but not the backgrounds of labels. */
const boxRegex =
  /(?<=<g class="cluster"[^>]*>)<rect[^>]*>|<rect[^>]*class="(?:basic label-container|note|rect|actor actor-\w+)"[^>]*>/g;

const configFor = (mode: Mode): MermaidConfig => ({
  ...mermaidConfig,
  // Lines of participants end at the labels that they would cross. Labels of other lines are next to them (arrange.ts).
  themeCSS: `
    .messageText { paint-order: stroke; stroke: ${palettes[mode].page} !important; stroke-width: 6px; }
    .edgeLabel rect { display: none; }
    .shares .label-container { stroke: ${palettes[mode].shares} !important; }
    .readable .label-container { stroke: ${palettes[mode].readable} !important; }`,
  themeVariables: {
    darkMode: mode === 'dark',
    fontSize: '15px',
    ...Object.fromEntries(
      Object.entries(themeColors).map(([name, color]) => [name, palettes[mode][color]]),
    ),
  },
});

/** Returns an SVG that needs no other file: with a size, with the font, and without scripts. */
async function standAlone(svg: string): Promise<string> {
  const [, width, height] = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  if (width === undefined || height === undefined) throw new Error('the drawing has no view box');
  if (/<script|<foreignObject/i.test(svg))
    throw new Error('the drawing contains a <script> or HTML (<foreignObject>)');
  const size = `width="${Math.ceil(Number(width))}" height="${Math.ceil(Number(height))}"`;
  const root = svg
    .replace(/^<svg[^>]*>/, (tag) =>
      tag
        .replace(/ (?:width|height|style|role|aria-[\w-]+)="[^"]*"/g, '')
        .replace('<svg', `<svg ${size}`),
    )
    // Round the corners as elsewhere on the site. An attribute, because not every browser supports the CSS property.
    .replaceAll(boxRegex, (tag) =>
      tag.replace(/ r[xy]="\d+"/g, '').replace('<rect', '<rect rx="8"'),
    )
    .replace('<style>', `<style>${await fontFace(svg.replace(/<[^>]*>/g, ''))}`)
    .trim();
  return `${root}\n`;
}

/** Draws one diagram in one mode. @throws Error that contains the text of the diagram */
async function draw(page: Page, source: string, mode: Mode): Promise<Drawing> {
  try {
    const svg = await page.evaluate(
      async ([config, text]) => {
        mermaid.initialize(config);
        const {svg: drawing} = await mermaid.render('drawing', text);
        return arrangement.arrange(drawing, /^\s*flowchart T[BD]$/m.test(text));
      },
      [configFor(mode), source] as const,
    );
    return {source, mode, svg: await standAlone(svg)};
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`This diagram cannot be drawn:\n${source}\n${reason}`, {cause});
  }
}

/**
 * Draws each diagram in each color mode, in Chromium.
 *
 * @throws Error for a diagram that Mermaid can't draw, or whose drawing needs HTML or scripts; it contains the text
 *   of the diagram
 */
export async function drawAll(sources: readonly string[]): Promise<Drawing[]> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});
    await page.addScriptTag({content: bundleArrange()});
    // Mermaid measures the text in the page.
    await page.addStyleTag({
      content: `@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${FONT.toString('base64')})}`,
    });
    await page.evaluate(async () => document.fonts.load('16px Geist'));
    const drawings: Drawing[] = [];
    for (const source of sources) {
      for (const mode of MODES) drawings.push(await draw(page, source, mode));
    }
    return drawings;
  } finally {
    await browser.close();
  }
}
