/**
 * Texts of the configuration that readers see. Docusaurus passes translations only to plugins, so the configuration
 * translates these texts itself (src/lib/translateTexts.ts).
 */
import {product} from './product';
import {aboutProduct, listedFiles, skill} from './programFiles';
import {searchSettings} from './search';

/** Texts by id. */
type Texts = Readonly<Record<string, string>>;

const title = product.siteTitle;
const tagline = `Build on ${product.name}: store, query and compute on private data`;

const suggestedPageId = (url: string) => `suggested-page.${url}`;
const fileNoteId = (file: string) => `file.${file}`;
const skillReferenceId = (file: string) => `skill.reference.${file}`;

function collectTexts(): Texts {
  const texts: Record<string, string> = {
    'site.title': title,
    'site.tagline': tagline,
    'summary.about': aboutProduct,
    'skill.description': skill.texts.description,
    'skill.instructions': skill.texts.instructions,
  };
  for (const page of searchSettings.mostUsedPages) texts[suggestedPageId(page.url)] = page.title;
  for (const [file, note] of Object.entries(listedFiles)) texts[fileNoteId(file)] = note;
  for (const [file, note] of Object.entries(skill.references)) texts[skillReferenceId(file)] = note;
  return texts;
}

/** The texts in the default language, by id. */
export const siteTexts = collectTexts();

/**
 * Returns the settings that contain texts for readers, with the texts in one language. docusaurus.builtPages.ts passes
 * the texts of the current locale. A text that is missing stays in the default language.
 *
 * @param texts  by the ids of `siteTexts`
 */
export function localizeSite(texts: Texts) {
  const {texts: skillTexts, ...skillSettings} = skill;
  const mostUsedPages = searchSettings.mostUsedPages.map((page) => ({
    url: page.url,
    title: texts[suggestedPageId(page.url)] ?? page.title,
  }));
  const files = Object.entries(listedFiles).map(([file, note]) => ({
    file,
    note: texts[fileNoteId(file)] ?? note,
  }));
  const references = Object.entries(skill.references).map(([file, note]): [string, string] => [
    file,
    texts[skillReferenceId(file)] ?? note,
  ]);
  return {
    title: texts['site.title'] ?? title,
    tagline: texts['site.tagline'] ?? tagline,
    about: texts['summary.about'] ?? aboutProduct,
    search: {...searchSettings, mostUsedPages},
    listedFiles: files,
    skill: {
      ...skillSettings,
      description: texts['skill.description'] ?? skillTexts.description,
      instructions: texts['skill.instructions'] ?? skillTexts.instructions,
      references,
    },
  };
}
