/** Colours of drawings, those of src/css in each mode: a picture cannot read the page's variables. */
import type {Mode} from '../../src/capabilities/diagrams/node/record';

const light = {
  page: '#ffffff',
  surface: '#e7eafc',
  frame: '#f6f7fb',
  text: '#161a2e',
  soft: '#525a75',
  edge: '#7b839e',
  note: '#fff6da',
};

const dark: typeof light = {
  page: '#0f111a',
  surface: '#20263f',
  frame: '#161926',
  text: '#eef0ff',
  soft: '#b3bad2',
  edge: '#7f88a8',
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
