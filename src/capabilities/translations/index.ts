/**
 * Translations of texts that no component shows: of the configuration, the sidebars, the glossary and the
 * generated pages. Docusaurus translates what React renders (code.json) and what the theme is configured
 * with; these are needed before, so they are read when the configuration is (README.md beside this file).
 */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';

/** Messages by their id. */
export type Texts = Readonly<Record<string, string>>;

/** `docusaurus write-translations` writes `i18n/<locale>/site-texts/texts.json`. */
const PLUGIN = 'site-texts';
const FILE = 'texts';

/** The texts in a locale; those that its file does not have stay as they are. */
export function translateTexts<T extends Texts>(siteDir: string, locale: string, texts: T): T {
  const file = path.join(siteDir, 'i18n', locale, PLUGIN, `${FILE}.json`);
  if (!existsSync(file)) return texts;
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, {message?: string}>;
  const translated = Object.entries(texts).map(([id, text]) => [id, messages[id]?.message ?? text]);
  return Object.fromEntries(translated) as T;
}

/** Offers the texts to `docusaurus write-translations`. */
export function translationsPlugin(texts: Texts): PluginModule {
  const content = Object.fromEntries(
    Object.entries(texts).map(([id, message]) => [id, {message, description: id}]),
  );
  return () => ({
    name: PLUGIN,
    getTranslationFiles: () => [{path: FILE, content}],
  });
}
