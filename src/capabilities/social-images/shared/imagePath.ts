/**
 * Returns the path of a document's picture, with the base path: `/quickstart` has `/quickstart.png`. A path that ends
 * with a slash is that of an index page, whose picture is in the same folder: `/guides/index.png`. The plugin
 * (../index.ts) writes the picture there, and the metadata of the document (../theme/DocItem/Metadata) name it.
 */
export const imagePath = (permalink: string): string =>
  permalink.endsWith('/') ? `${permalink}index.png` : `${permalink}.png`;
