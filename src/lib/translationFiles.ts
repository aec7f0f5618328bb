/**
 * Helpers for the translation hooks of plugins: `getTranslationFiles`, `translateContent`, `translateThemeConfig`. The
 * plugins glossary, shell, and translations use them.
 */
import type {TranslationFile} from '@docusaurus/types';

/**
 * Creates a translation file from messages by id. `docusaurus write-translations` writes it to
 * `i18n/<locale>/<plugin>/<path>.json`.
 */
export function createTranslationFile(
  path: string,
  messages: Readonly<Record<string, string>>,
): TranslationFile {
  const content: TranslationFile['content'] = {};
  for (const [id, message] of Object.entries(messages)) content[id] = {message};
  return {path, content};
}

/**
 * Returns the translation of a message, or the message itself if the files don't contain the message's id.
 */
export function findTranslation(
  files: readonly TranslationFile[],
  id: string,
  message: string,
): string {
  const file = files.find(({content}) => id in content);
  return file?.content[id]?.message ?? message;
}
