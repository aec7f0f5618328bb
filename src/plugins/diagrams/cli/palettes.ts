import type {MermaidConfig} from 'mermaid';
import type {Mode} from '../node/drawings';

/**
 * The colors of drawings, the same as in src/css: a picture cannot read the variables of the page. The style is that of the
 * figure on the home page: boxes in the color of the page with a thin line, the accent for what flows between them, and a
 * lighter line around groups. Boxes of the classes `shares` and `readable` have the colors that the site gives to secret and
 * readable values.
 */
export const palettes = {
  light: {
    page: '#ffffff',
    frame: '#f7f8fa',
    text: '#171a23',
    soft: '#565d6e',
    line: '#7d8596',
    border: '#e0e3ea',
    accent: '#2c40e0',
    note: '#edf0fe',
    shares: '#0a6847',
    readable: '#824d00',
  },
  dark: {
    page: '#0c0e13',
    frame: '#13161d',
    text: '#e8eaf0',
    soft: '#a1a8b7',
    line: '#697183',
    border: '#2d323e',
    accent: '#a3b4ff',
    note: '#1b2036',
    shares: '#74d6a8',
    readable: '#efb86f',
  },
} satisfies Readonly<Record<Mode, Readonly<Record<string, string>>>>;

type ColorName = keyof (typeof palettes)['light'];

/** The color of each theme variable of Mermaid. */
export const themeColors: Readonly<Record<string, ColorName>> = {
  background: 'page',
  primaryColor: 'page',
  primaryTextColor: 'text',
  primaryBorderColor: 'line',
  secondaryColor: 'frame',
  tertiaryColor: 'frame',
  lineColor: 'accent',
  textColor: 'text',
  clusterBkg: 'frame',
  clusterBorder: 'border',
  titleColor: 'soft',
  edgeLabelBackground: 'page',
  actorBkg: 'page',
  actorBorder: 'line',
  actorTextColor: 'text',
  actorLineColor: 'line',
  signalColor: 'accent',
  signalTextColor: 'text',
  labelBoxBkgColor: 'note',
  labelBoxBorderColor: 'line',
  labelTextColor: 'text',
  loopTextColor: 'text',
  noteBkgColor: 'note',
  noteBorderColor: 'note',
  noteTextColor: 'text',
};

/** The other settings of Mermaid. Labels contain no HTML, because a picture cannot show it. */
export const mermaidConfig = {
  startOnLoad: false,
  fontSize: 15,
  theme: 'base',
  fontFamily: 'Geist, Arial, "Liberation Sans", Helvetica, sans-serif',
  htmlLabels: false,
  flowchart: {
    htmlLabels: false,
    useMaxWidth: false,
    padding: 14,
    nodeSpacing: 36,
    rankSpacing: 60,
    subGraphTitleMargin: {top: 8, bottom: 12},
  },
  sequence: {
    useMaxWidth: false,
    height: 44,
    noteMargin: 12,
    messageMargin: 36,
    mirrorActors: false,
  },
  deterministicIds: true,
} satisfies MermaidConfig;
