/** Matches what Markdown would read as markup in a line of text. An underscore inside a word, `max_tokens`, is text. */
const markupRegex = /[\\<*[\]`]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;

/** Returns a title or a description as Markdown on one line, so that readers see the same text. */
export const escapeMarkdown = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().replace(markupRegex, '\\$&');
