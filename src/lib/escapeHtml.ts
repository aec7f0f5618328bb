/** Text as HTML, for between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Text as HTML, fit for attributes too. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
