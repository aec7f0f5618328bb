/**
 * Translates texts that no other plugin can: texts of the configuration (read by src/lib/translateTexts.ts), and texts
 * of the theme configuration that theme-classic leaves out.
 */
import type {PluginModule} from '@docusaurus/types';
import {CONFIGURATION_FILE, TRANSLATIONS_FOLDER} from '../../lib/translateTexts';
import {createTranslationFile} from '../../lib/translationFiles';
import {collectThemeTexts, translateThemeTexts, type ThemeTexts} from './node/themeTexts';

const THEME_FILE = 'theme';

/**
 * Creates the plugin, which docusaurus.config.ts lists. It lists all these texts for `docusaurus write-translations`,
 * and translates those of the theme configuration.
 *
 * @param texts the texts of the configuration in the default language, by id
 */
export function translationsPlugin(
  texts: Readonly<Record<string, string>>,
  themeTexts: ThemeTexts,
): PluginModule {
  return () => ({
    name: TRANSLATIONS_FOLDER,
    getTranslationFiles: () => [
      createTranslationFile(CONFIGURATION_FILE, texts),
      createTranslationFile(THEME_FILE, collectThemeTexts(themeTexts)),
    ],
    translateThemeConfig: ({themeConfig, translationFiles}) => {
      // `themeConfig` is a record of unknown values. theme-classic may have already translated its own texts.
      const {navbar, footer} = themeConfig as unknown as ThemeTexts;
      return {...themeConfig, ...translateThemeTexts({navbar, footer}, translationFiles)};
    },
  });
}
