/**
 * Returns the path of a document's picture, with the base path: `/quickstart` has `/quickstart.png`, and the document at
 * the base path has `index.png` there. A slash at the end makes no difference: `/guides/` has `/guides.png`. The plugin
 * (../index.ts) writes the picture there, and the metadata of the document (../theme/DocItem/Metadata) name it.
 */
export const imagePath = (permalink: string, baseUrl: string): string =>
  permalink === baseUrl ? `${baseUrl}index.png` : `${permalink.replace(/\/$/, '')}.png`;
