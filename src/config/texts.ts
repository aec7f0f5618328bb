/**
 * Texts of the configuration that readers see. Docusaurus passes translations only to plugins, so the configuration
 * translates these texts itself (src/lib/translateTexts.ts).
 */
import {entryPages, programFiles, skill, summaryRules} from './copies';
import {product} from './product';
import {searchSettings} from './search';
import {summaryBudgets} from './summaries';

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
    'skill.description': skill.texts.description,
    'skill.instructions': skill.texts.instructions,
  };
  for (const page of searchSettings.mostUsedPages) texts[suggestedPageId(page.url)] = page.title;
  for (const [file, note] of Object.entries(programFiles)) texts[fileNoteId(file)] = note;
  for (const [file, note] of Object.entries(skill.references)) texts[skillReferenceId(file)] = note;
  return texts;
}

/** The texts in the default language. */
export const siteTexts = collectTexts();

/** Returns the parts of the configuration that contain texts, with the given texts. */
export function localizeSite(texts: Texts) {
  const mostUsedPages = searchSettings.mostUsedPages.map((page) => ({
    url: page.url,
    title: texts[suggestedPageId(page.url)] ?? page.title,
  }));
  const files = Object.entries(programFiles).map(([file, note]) => ({
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
    search: {...searchSettings, mostUsedPages},
    copies: {
      entryPages,
      rules: summaryRules,
      budgets: summaryBudgets,
      files,
      skill: {
        ...skill,
        description: texts['skill.description'] ?? skill.texts.description,
        instructions: texts['skill.instructions'] ?? skill.texts.instructions,
        references,
      },
    },
  };
}
