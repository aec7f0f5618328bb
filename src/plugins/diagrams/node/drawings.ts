/** Drawings are SVG files that `npm run diagrams` creates: one per diagram and color mode, named by the diagram's hash. */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Size} from '../shared';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

export const drawingsDir = path.resolve(__dirname, '../static/diagrams');

/**
 * Returns the name of a diagram's drawing: 12 hexadecimal digits, a hash of the diagram's text. `npm run diagrams`
 * names the files by it, and the remark step (step.ts) passes it to the `Drawing` component.
 */
export const drawingName = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

/** Returns the filename of a drawing in one color mode, for `npm run diagrams`: `0123456789ab-light.svg`. */
export const drawingFileName = (name: string, mode: Mode): string => `${name}-${mode}.svg`;

/**
 * Returns the size of a diagram's drawing in pixels, as text, from its light file. Undefined if `npm run diagrams` has not
 * drawn this text, and for a file without a size at its start.
 */
export function drawingSize(source: string): Size | undefined {
  const file = path.join(drawingsDir, drawingFileName(drawingName(source), 'light'));
  if (!existsSync(file)) return undefined;
  const match = /^<svg width="(?<width>\d+)" height="(?<height>\d+)"/.exec(
    readFileSync(file, 'utf8'),
  );
  const {width, height} = match?.groups ?? {};
  return width === undefined || height === undefined ? undefined : {width, height};
}

/**
 * Returns the text alternative of a diagram: the title and the description in its text (Mermaid's `accTitle` and
 * `accDescr`, each on one line). Returns '' if there are none. The remark step (step.ts) adds it to the picture, and warns
 * if there is none.
 */
export function diagramLabel(source: string): string {
  // For example `  accTitle: Three nodes.`
  const valueOf = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(.+)$`, 'm').exec(source)?.[1];
  return [valueOf('accTitle'), valueOf('accDescr')]
    .filter((text) => text !== undefined)
    .map((text) => text.trim().replace(/\.$/, ''))
    .join('. ');
}
