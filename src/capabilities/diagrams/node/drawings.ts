/** Drawings: diagrams that `npm run diagrams` drew, one SVG for each colour mode, named by their source. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Size of a drawing in CSS pixels, as attributes have it. */
export interface Size {
  readonly width: string;
  readonly height: string;
}

/** Where the drawings are kept. */
export const drawingsDir = path.resolve(__dirname, '../static/diagrams');

/** The name under which a diagram is drawn: changed words are another drawing. */
export const nameOf = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

export const fileOf = (name: string, mode: Mode): string => `${name}-${mode}.svg`;

/** The size of a diagram's drawing, which begins with it; undefined while it is not drawn, or drawn under other words. */
export function sizeOf(source: string): Size | undefined {
  const file = path.join(drawingsDir, fileOf(nameOf(source), 'light'));
  const svg = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, width, height] = /^<svg width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return width === undefined || height === undefined ? undefined : {width, height};
}

/** What a diagram says of itself: its title, then its description (Mermaid's accTitle and accDescr). */
export function labelOf(source: string): string {
  const line = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(.+)$`, 'm').exec(source)?.[1];
  return [line('accTitle'), line('accDescr')]
    .filter((part) => part !== undefined)
    .map((part) => part.trim().replace(/\.$/, ''))
    .join('. ');
}
