/** Words as the OpenAPI plugin's slug rule sees them: runs of capitals, of one case, of digits, of other letters. */
const wordRegex = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{N}+|\p{Lo}+/gu;

/**
 * The slug of an operation or a tag: `chat_completion_v1_post` gives `chat-completion-v-1-post`.
 * Same rule as the OpenAPI plugin's, so that routes stay those it has always given.
 */
export function toSlug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['\u2019]/g, '');
  return (plain.match(wordRegex) ?? []).join('-').toLowerCase();
}
