/** Describes the picture of a page as boxes and text, which the Takumi library lays out like CSS. */
import type {ContainerNode, Node} from '@takumi-rs/core';

/** Size of the picture in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** The content of a picture. */
export interface Card {
  /** Name of the site. */
  readonly site: string;
  readonly section: string;
  /** Title of the page. */
  readonly title: string;
  /** Host and path of the page, `docs.example.org/quickstart`. */
  readonly address: string;
  /** Source of an SVG file. */
  readonly logo: string;
}

/** The dark colors of src/css/tokens.css, repeated because a picture cannot use CSS variables. */
const colors = {
  page: '#0c0e13',
  text: '#e8eaf0',
  soft: '#a1a8b7',
  primary: '#a3b4ff',
  brand: '#2c40e0',
};

type Style = NonNullable<Node['style']>;

/** Returns a flex container. */
function box(style: Style, children: Node[] = []): ContainerNode {
  return {type: 'container', style: {display: 'flex', ...style}, children};
}

/** Returns text that ends in an ellipsis if it needs more than `maxLines` lines. */
function clampedText(text: string, maxLines: number, style: Style = {}): Node {
  return {
    type: 'text',
    style: {lineClamp: maxLines, wordBreak: 'break-all', ...style},
    text,
  };
}

/** Returns the font size of a title in pixels. Longer titles are smaller. */
function titleSize(title: string): number {
  if (title.length <= 24) return 96;
  if (title.length <= 60) return 80;
  return 64;
}

/** Returns the tree of boxes that `drawCard` renders: logo and site name on top, then section and title, then the address. */
export function cardNode({site, section, title, address, logo}: Card): Node {
  const header = box({alignItems: 'center', fontSize: 34, gap: 20}, [
    {type: 'image', src: Buffer.from(logo), width: 60, height: 60},
    clampedText(site, 1),
  ]);
  const heading = box({flexDirection: 'column', gap: 20}, [
    clampedText(section, 1, {fontSize: 32, color: colors.primary}),
    clampedText(title, 3, {
      wordBreak: 'break-word',
      fontSize: titleSize(title),
      lineHeight: 1.1,
      letterSpacing: '-0.035em',
    }),
  ]);
  const footer = clampedText(address, 1, {fontSize: 26, color: colors.soft});
  const stripe = box({
    position: 'absolute',
    left: 0,
    bottom: 0,
    width: WIDTH,
    height: 14,
    backgroundColor: colors.brand,
  });
  return box(
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
    [header, heading, footer, stripe],
  );
}
