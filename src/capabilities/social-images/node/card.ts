/** The picture of a page, as elements that satori lays out. */
import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';

export const WIDTH = 1200;
export const HEIGHT = 630;

export interface Card {
  /** Name of the site. */
  readonly site: string;
  readonly section: string;
  readonly title: string;
  /** Where the page stands: host and path. */
  readonly address: string;
  /** An SVG. */
  readonly logo: string;
}

/** The dark colours of src/css/tokens.css: a picture cannot read the page's variables. */
const colors = {
  page: '#0c0e13',
  text: '#e8eaf0',
  soft: '#a1a8b7',
  primary: '#a3b4ff',
  brand: '#2c40e0',
};

const box = (style: CSSProperties, ...children: readonly ReactNode[]) =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

/** A line that ends in an ellipsis where it is too long. */
const line = (style: CSSProperties, text: string) =>
  box({display: 'block', lineClamp: 1, wordBreak: 'break-all', ...style}, text);

/** The longer, the smaller; what is still too long for three lines is cut. */
const sizeFor = (title: string) => (title.length <= 24 ? 96 : title.length <= 60 ? 80 : 64);

export function cardElement({site, section, title, address, logo}: Card): ReactElement {
  const src = `data:image/svg+xml;base64,${Buffer.from(logo).toString('base64')}`;
  return box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: WIDTH,
      height: HEIGHT,
      padding: '72px 72px 86px',
      fontFamily: 'Geist 0',
      fontWeight: 600,
      color: colors.text,
      backgroundColor: colors.page,
    },
    box(
      {alignItems: 'center', fontSize: 34, gap: 20},
      createElement('img', {src, width: 60, height: 60}),
      site,
    ),
    box(
      {flexDirection: 'column', gap: 20},
      line({fontSize: 32, color: colors.primary}, section),
      box(
        {
          display: 'block',
          lineClamp: 3,
          wordBreak: 'break-word',
          fontSize: sizeFor(title),
          lineHeight: 1.1,
          letterSpacing: '-0.035em',
        },
        title,
      ),
    ),
    line({fontSize: 26, color: colors.soft}, address),
    // A border would be clipped to its edge, which takes more time than all the rest of the picture.
    box({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: WIDTH,
      height: 14,
      backgroundColor: colors.brand,
    }),
  );
}
