/** A word: capitals, letters of one case, digits, or letters without case. `HTTPStatus2` has `HTTP`, `Status`, `2`. */
const wordRegex = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu;

/**
 * Returns the slug of an operation or tag: `chat_completion_v1_post` gives `chat-completion-v-1-post`, and a text
 * without letters and digits gives `''`. This is the rule of docusaurus-plugin-openapi-docs, from which the published
 * routes come. The names of pages in the API reference are made from it.
 */
export function toSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]/g, '');
  return (plain.match(wordRegex) ?? []).join('-').toLowerCase();
}

/**
 * Returns the last segment of the route of the page about an API. docusaurus-plugin-openapi-docs names the page in the same
 * way.
 *
 * @example 'Tide Tables' → 'tide-tables'; a title without letters and digits → 'api'
 */
export function infoPageId(title: string): string {
  return toSlug(title.replace(' ', '-').toLowerCase()) || 'api';
}
