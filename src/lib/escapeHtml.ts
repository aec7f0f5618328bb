/**
 * Escapes text for use between the tags of HTML or XML, not in attributes. Code blocks, summaries, and descriptions of
 * specifications are written with it at build time.
 */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * Escapes text for use between the tags of HTML or XML, and in attributes in double quotes. The search uses it for its
 * results and for the file that adds it to browsers (OpenSearch).
 */
export const escapeHtml = (text: string): string => escapeText(text).replaceAll('"', '&quot;');
