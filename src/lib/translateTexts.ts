/** Translations of the configuration's texts. docusaurus.builtPages.ts and sidebars.ts read them. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {z} from 'zod';

/** The folder in `i18n/<locale>/`, which is the name of the plugin that writes the file. */
export const TRANSLATIONS_FOLDER = 'translations';
/** The file without its extension. */
export const CONFIGURATION_FILE = 'configuration';

/** The format of the files that `docusaurus write-translations` writes. */
const translationFileContent = z.record(z.object({message: z.string()}));

/**
 * Returns texts of the configuration in a locale. Docusaurus passes translations to plugins only, after it has loaded
 * the configuration, so this function reads `i18n/<locale>/translations/configuration.json` itself. Texts without a
 * translation stay unchanged.
 *
 * @throws SyntaxError if the file isn't JSON; ZodError if it doesn't have the format of a translation file
 */
export function translateTexts<Id extends string>(
  siteDir: string,
  locale: string,
  texts: Readonly<Record<Id, string>>,
): Readonly<Record<Id, string>> {
  const folder = path.join(siteDir, 'i18n', locale, TRANSLATIONS_FOLDER);
  const file = path.join(folder, `${CONFIGURATION_FILE}.json`);
  if (!existsSync(file)) return texts;
  const content = translationFileContent.parse(JSON.parse(readFileSync(file, 'utf8')));
  const translated: Record<Id, string> = {...texts};
  for (const id in texts) translated[id] = content[id]?.message ?? texts[id];
  return translated;
}
