/** Escapes text for HTML, between tags. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
