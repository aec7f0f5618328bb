/** From this width (CSS pixels) plus one the desktop layout applies; Infima and the theme share the number. */
export const DESKTOP_BREAKPOINT = 996;
