/** Escapes text for use between the tags of HTML or XML. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Escapes text for use between the tags of HTML or XML, and in attributes in double quotes. */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
