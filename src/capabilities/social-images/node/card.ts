/** The picture of a page, as boxes and lines that Takumi lays out. */
import type {ContainerNode, Node} from '@takumi-rs/core';

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

type Style = NonNullable<Node['style']>;

const box = (style: Style, ...children: readonly Node[]): ContainerNode => ({
  type: 'container',
  style: {display: 'flex', ...style},
  children: [...children],
});

/** Text that ends in an ellipsis where it is too long for its lines. */
const lines = (count: number, style: Style, text: string): Node => ({
  type: 'text',
  style: {lineClamp: count, wordBreak: 'break-all', ...style},
  text,
});

/** The longer, the smaller; what is still too long for three lines is cut. */
const sizeFor = (title: string) => (title.length <= 24 ? 96 : title.length <= 60 ? 80 : 64);

export const cardNode = ({site, section, title, address, logo}: Card): Node =>
  box(
    {
      flexDirection: 'column',
      justifyContent: 'space-between',
      boxSizing: 'border-box',
      width: WIDTH,
      height: HEIGHT,
      padding: '72px 72px 86px',
      fontWeight: 600,
      color: colors.text,
      backgroundColor: colors.page,
    },
    box(
      {alignItems: 'center', fontSize: 34, gap: 20},
      {type: 'image', src: Buffer.from(logo), width: 60, height: 60},
      lines(1, {}, site),
    ),
    box(
      {flexDirection: 'column', gap: 20},
      lines(1, {fontSize: 32, color: colors.primary}, section),
      lines(
        3,
        {
          wordBreak: 'break-word',
          fontSize: sizeFor(title),
          lineHeight: 1.1,
          letterSpacing: '-0.035em',
        },
        title,
      ),
    ),
    lines(1, {fontSize: 26, color: colors.soft}, address),
    box({
      position: 'absolute',
      left: 0,
      bottom: 0,
      width: WIDTH,
      height: 14,
      backgroundColor: colors.brand,
    }),
  );
