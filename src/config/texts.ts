/** Texts of the configuration that readers see, by the id under which they are translated. */
import {announcement, type Announcement} from './announcement';
import {copies} from './copies';
import {glossary, type GlossaryEntry} from './glossary';
import {product} from './product';
import {searchSettings, type SearchSettings} from './search';

/** Titles between groups of the sidebars. */
export const sidebarTitles = {
  'sidebar.learn': 'Learn',
  'sidebar.build': 'Build',
  'sidebar.community': 'Community',
  'sidebar.api': 'API',
};

const link = announcement?.link;
const {skill, files} = copies;

export const siteTexts = {
  'site.title': product.siteTitle,
  'site.tagline': `Build on ${product.name}: store, query and compute on private data`,
  ...sidebarTitles,
  ...(announcement && {'announcement.text': announcement.text}),
  ...(link && {'announcement.link': link.label}),
  ...Object.fromEntries(
    glossary.flatMap(({id, term, definition}) => [
      [`glossary.${id}.term`, term],
      [`glossary.${id}.definition`, definition],
    ]),
  ),
  ...Object.fromEntries(
    searchSettings.mostUsedPages.map(({url, title}) => [`search.page.${url}`, title]),
  ),
  'skill.description': skill.description,
  'skill.instructions': skill.instructions,
  ...Object.fromEntries(skill.references.map(([file, note]) => [`skill.${file}`, note])),
  ...Object.fromEntries(files.map(({file, note}) => [`file.${file}`, note])),
};

type Texts = Readonly<Record<string, string>>;

/** The announcement in other words. Its id stays: who dismissed it does not see it again in another language. */
export function announcementIn(texts: Texts): Announcement | undefined {
  if (announcement === undefined) return undefined;
  return {
    ...announcement,
    text: texts['announcement.text'] ?? announcement.text,
    link: link && {...link, label: texts['announcement.link'] ?? link.label},
  };
}

/** The glossary in other words. */
export function glossaryIn(texts: Texts): GlossaryEntry[] {
  return glossary.map(({id, term, definition}) => ({
    id,
    term: texts[`glossary.${id}.term`] ?? term,
    definition: texts[`glossary.${id}.definition`] ?? definition,
  }));
}

/** The search settings in other words. */
export const searchIn = (texts: Texts): SearchSettings => ({
  ...searchSettings,
  mostUsedPages: searchSettings.mostUsedPages.map(({url, title}) => ({
    url,
    title: texts[`search.page.${url}`] ?? title,
  })),
});

/** What the files for programs are made of, in other words. */
export const copiesIn = (texts: Texts) => ({
  ...copies,
  files: files.map(({file, note}) => ({file, note: texts[`file.${file}`] ?? note})),
  skill: {
    ...skill,
    description: texts['skill.description'] ?? skill.description,
    instructions: texts['skill.instructions'] ?? skill.instructions,
    references: skill.references.map(
      ([file, note]) => [file, texts[`skill.${file}`] ?? note] as const,
    ),
  },
});
