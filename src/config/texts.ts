/** Texts of the configuration that readers see, by the id under which they are translated. */
import {announcement, type Announcement} from './announcement';
import {glossary, type GlossaryEntry} from './glossary';
import {product} from './product';

/** Titles between groups of the sidebars. */
export const sidebarTitles = {
  'sidebar.learn': 'Learn',
  'sidebar.build': 'Build',
  'sidebar.community': 'Community',
  'sidebar.api': 'API',
};

const link = announcement?.link;

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
