/** The HTML elements that the reading of a page treats in a special way. */

/** Elements that readers do not see, or do not read as text of the page. */
export const SKIPPED_TAGS = new Set([
  'script',
  'style',
  'svg',
  'template',
  'button',
  'noscript',
  'nav',
  'iframe',
]);

/** Elements whose text is not part of the text before them. */
export const BLOCK_TAGS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'form',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'summary',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'ul',
]);
