import type {MermaidConfig} from 'mermaid';
import type {Mode} from '../../src/capabilities/diagrams';

/** The colors of drawings, the same as in src/css: a picture cannot read the variables of the page. */
export const palettes = {
  light: {
    page: '#ffffff',
    surface: '#edf0fe',
    frame: '#f7f8fa',
    text: '#171a23',
    soft: '#565d6e',
    edge: '#7d8596',
    note: '#fff6da',
  },
  dark: {
    page: '#0c0e13',
    surface: '#1b2036',
    frame: '#13161d',
    text: '#e8eaf0',
    soft: '#a1a8b7',
    edge: '#697183',
    note: '#3a3317',
  },
} satisfies Readonly<Record<Mode, Readonly<Record<string, string>>>>;

type ColorName = keyof (typeof palettes)['light'];

/** The color of each theme variable of Mermaid. */
export const themeColors: Readonly<Record<string, ColorName>> = {
  background: 'page',
  primaryColor: 'surface',
  primaryTextColor: 'text',
  primaryBorderColor: 'edge',
  secondaryColor: 'frame',
  tertiaryColor: 'frame',
  lineColor: 'edge',
  textColor: 'text',
  clusterBkg: 'frame',
  clusterBorder: 'edge',
  titleColor: 'soft',
  edgeLabelBackground: 'page',
  actorBkg: 'surface',
  actorBorder: 'edge',
  actorTextColor: 'text',
  actorLineColor: 'edge',
  signalColor: 'soft',
  signalTextColor: 'text',
  labelBoxBkgColor: 'surface',
  labelBoxBorderColor: 'edge',
  labelTextColor: 'text',
  loopTextColor: 'text',
  noteBkgColor: 'note',
  noteBorderColor: 'edge',
  noteTextColor: 'text',
};

/** The other settings of Mermaid. Labels contain no HTML, because a picture cannot show it. */
export const mermaidConfig = {
  startOnLoad: false,
  theme: 'base',
  fontFamily: 'Geist, Arial, "Liberation Sans", Helvetica, sans-serif',
  htmlLabels: false,
  flowchart: {htmlLabels: false, useMaxWidth: false},
  sequence: {useMaxWidth: false},
  deterministicIds: true,
} satisfies MermaidConfig;
