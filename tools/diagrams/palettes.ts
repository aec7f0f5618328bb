/** Colours of drawings, those of src/css in each mode: a picture cannot read the page's variables. */
import type {Mode} from '../../src/capabilities/diagrams/node/record';

const light = {
  page: '#ffffff',
  surface: '#edf0fe',
  frame: '#f7f8fa',
  text: '#171a23',
  soft: '#565d6e',
  edge: '#7d8596',
  note: '#fff6da',
};

const dark: typeof light = {
  page: '#0c0e13',
  surface: '#1b2036',
  frame: '#13161d',
  text: '#e8eaf0',
  soft: '#a1a8b7',
  edge: '#697183',
  note: '#3a3317',
};

/** Mermaid's theme variables from the roles. */
const themeVariables = (roles: typeof light, darkMode: boolean) => ({
  darkMode,
  background: roles.page,
  primaryColor: roles.surface,
  primaryTextColor: roles.text,
  primaryBorderColor: roles.edge,
  secondaryColor: roles.frame,
  tertiaryColor: roles.frame,
  lineColor: roles.edge,
  textColor: roles.text,
  clusterBkg: roles.frame,
  clusterBorder: roles.edge,
  titleColor: roles.soft,
  edgeLabelBackground: roles.page,
  actorBkg: roles.surface,
  actorBorder: roles.edge,
  actorTextColor: roles.text,
  actorLineColor: roles.edge,
  signalColor: roles.soft,
  signalTextColor: roles.text,
  labelBoxBkgColor: roles.surface,
  labelBoxBorderColor: roles.edge,
  labelTextColor: roles.text,
  loopTextColor: roles.text,
  noteBkgColor: roles.note,
  noteBorderColor: roles.edge,
  noteTextColor: roles.text,
  fontSize: '16px',
});

export const palettes: Readonly<Record<Mode, object>> = {
  light: themeVariables(light, false),
  dark: themeVariables(dark, true),
};
