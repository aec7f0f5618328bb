/** Drawings: diagrams that `npm run diagrams` drew, one SVG for each colour mode, named by their source. */
import {createHash} from 'node:crypto';
import path from 'node:path';
import recorded from '../drawings.json';

export const MODES = ['light', 'dark'] as const;
export type Mode = (typeof MODES)[number];

/** Size of a drawing in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

const sizes: Readonly<Record<string, Size | undefined>> = recorded;

/** Where the drawings are kept, and the record of their sizes. */
export const drawingsDir = path.resolve(__dirname, '../static/diagrams');
export const recordFile = path.resolve(__dirname, '../drawings.json');

/** The name under which a diagram is drawn: changed words are another drawing. */
export const nameOf = (source: string): string =>
  createHash('sha256').update(source.trim()).digest('hex').slice(0, 12);

export const fileOf = (name: string, mode: Mode): string => `${name}-${mode}.svg`;

/** The size of a diagram's drawing; undefined while it is not drawn, or drawn under other words. */
export const sizeOf = (source: string): Size | undefined => sizes[nameOf(source)];

/** Names of all recorded drawings. */
export const recordedNames = (): string[] => Object.keys(sizes);

/** What a diagram says of itself: its title, then its description (Mermaid's accTitle and accDescr). */
export function labelOf(source: string): string {
  const line = (key: string) => new RegExp(`^\\s*${key}\\s*:\\s*(.+)$`, 'm').exec(source)?.[1];
  return [line('accTitle'), line('accDescr')]
    .filter((part) => part !== undefined)
    .map((part) => part.trim().replace(/\.$/, ''))
    .join('. ');
}
