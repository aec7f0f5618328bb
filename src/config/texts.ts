/** Texts of the configuration that readers see, each under the place where it stands in `words`: `glossary.share.term`. */
import {announcement} from './announcement';
import {copies, programFiles} from './copies';
import {glossary} from './glossary';
import {navigationTexts, themeConfigIn} from './navigation';
import {product} from './product';
import {searchModal, searchSettings} from './search';
import {sidebarTitles} from './sidebarTitles';
import {summaryBudgets} from './summaries';
import {flatten, type Variables as Texts} from './variables';

const {link} = announcement ?? {};
const {skill} = copies;

const words = {
  site: {
    title: product.siteTitle,
    tagline: `Build on ${product.name}: store, query and compute on private data`,
  },
  navigation: navigationTexts,
  announcement: {...(announcement && {text: announcement.text}), ...(link && {link: link.label})},
  glossary,
  pages: Object.fromEntries(searchSettings.mostUsedPages.map(({url, title}) => [url, title])),
  modal: searchModal,
  skill: skill.texts,
  references: skill.references,
  files: programFiles,
};

export const siteTexts: Texts = {...Object.fromEntries(flatten(words, '')), ...sidebarTitles};

/** The same with the words that `texts` has in their places. */
function translated<T extends object>(part: T, texts: Texts, before = ''): T {
  const entries = Object.entries(part).map(([key, value]: [string, string | object]) => {
    const place = before + key;
    const text = typeof value === 'string' ? (texts[place] ?? value) : undefined;
    return [key, text ?? translated(value as object, texts, `${place}.`)];
  });
  return Object.fromEntries(entries) as T;
}

/** What the site says of itself, in the words of a language. */
export function siteIn(texts: Texts) {
  const {site, navigation, pages, ...of} = translated(words, texts);
  const notes = Object.entries(of.files).map(([file, note]) => ({file, note}));
  return {
    ...site,
    themeConfig: themeConfigIn(navigation),
    // Its id stays: who dismissed it does not see it again in another language.
    announcement: announcement && {
      ...announcement,
      ...of.announcement,
      link: link && {...link, label: of.announcement.link ?? link.label},
    },
    glossary: of.glossary,
    modal: of.modal,
    search: {
      ...searchSettings,
      mostUsedPages: Object.entries(pages).map(([url, title]) => ({url, title})),
    },
    copies: {
      ...copies,
      budgets: summaryBudgets,
      files: notes,
      skill: {
        ...skill,
        ...of.skill,
        references: Object.entries(of.references),
        rules: {...copies.rules, ...skill.rules},
      },
    },
  };
}
