/** Pagefind says which pages match; where on a page, and what to show of it, is found here. */
import {titleTermsOf} from './embeddedIndex';
import {
  countAsked,
  firstBest,
  showPage,
  showSection,
  TITLE_IS_ANSWER,
  toHit,
  type Asked,
  type Shown,
} from './show';
import {phraseFactor, phraseOf} from './phrase';
import {HEADING_BONUS, SAME_TITLE_BONUS, TITLE_BONUS} from './rank';
import {ownText} from './record';
import {parseRecordsFile} from './recordsFile';
import {sectionsOf, type Section} from './sections';
import {normalize, tokensOf} from './tokens';
import type {SearchHit} from './hit';
import type {QueryWord} from './pagefindQuery';

/** A page with its texts. */
export interface ShownPage {
  readonly sections: readonly Section[];
  readonly titleTerms: readonly (readonly string[])[];
  /** Every word of the page. */
  readonly terms: ReadonlySet<string>;
}

/** The shortest word of a page that may stand for a longer one being typed. */
const MIN_BEGINNING = 4;
/** A word in a heading says more than in a text; a heading that is the query says most. */
const HEADING = 2;
const SAME_HEADING = 100;

const textsOf = ({records}: Section) => records.map(ownText);

/** Reads a page's file. */
export function parseShownPage(json: string): ShownPage {
  const {pages, origin} = parseRecordsFile(json);
  const sections = sectionsOf(pages, origin);
  const texts = sections.flatMap(textsOf);
  return {
    sections,
    titleTerms: titleTermsOf(pages[0]?.title ?? ''),
    terms: new Set(texts.flatMap((text) => tokensOf(text ?? '').flatMap(({terms}) => terms))),
  };
}

/** The words of a page that a word of the query stands for: those that begin with it, or the longest that it begins with. */
function matchesOf(term: string, {terms}: ShownPage): Set<string> {
  const longer = [...terms].filter((known) => known.startsWith(term));
  if (longer.length > 0) return new Set(longer);
  for (let length = term.length - 1; length >= MIN_BEGINNING; length -= 1) {
    const beginning = term.slice(0, length);
    if (terms.has(beginning)) return new Set([beginning]);
  }
  return new Set();
}

/** A word, or one that may stand for it. An identifier is looked for as a whole, and by its parts where it does not stand whole. */
function askedOf({whole, parts, others = []}: QueryWord, page: ShownPage): Asked[] {
  const meant = others.filter((other) => page.terms.has(other));
  const terms = new Set([...matchesOf(whole, page), ...meant]);
  if (terms.size > 0 || parts.length < 2) return [{terms}];
  return parts.map((part) => ({terms: matchesOf(part, page)}));
}

interface AskedOnPage {
  readonly words: readonly QueryWord[];
  readonly asked: readonly Asked[];
}

/** What was found on a page for the latest query: a page is first put in its place by it, and then shown by it. */
const latest = new WeakMap<ShownPage, AskedOnPage>();

/** The words asked for, as they stand on a page. */
function askedOn(page: ShownPage, words: readonly QueryWord[]): readonly Asked[] {
  const known = latest.get(page);
  if (known?.words === words) return known.asked;
  const asked = words.flatMap((word) => askedOf(word, page));
  latest.set(page, {words, asked});
  return asked;
}

/** How much of a page's title the query names, 0 to 1. */
function titleShare({titleTerms}: ShownPage, asked: readonly Asked[]): number {
  const known = titleTerms.filter((terms) =>
    terms.some((term) => asked.some((word) => word.terms.has(term))),
  );
  return titleTerms.length === 0 ? 0 : known.length / titleTerms.length;
}

/**
 * What to multiply Pagefind's score by once the texts are there: it does not know how much of a title or
 * heading a query names, nor which words follow each other.
 */
export function scoreFactor(page: ShownPage, words: readonly QueryWord[], query: string): number {
  const asked = askedOn(page, words);
  const inHeadings = page.sections.map((section) => countAsked(textsOf(section)[0] ?? '', asked));
  const share = Math.max(0, ...inHeadings) / (asked.length || 1);
  const title = page.sections[0]?.records[0]?.hierarchy.lvl1 ?? '';
  const same = normalize(title) === normalize(query).trim() ? SAME_TITLE_BONUS : 0;
  return (
    (1 + TITLE_BONUS * titleShare(page, asked) + same) *
    (1 + HEADING_BONUS * share ** 2) *
    phraseFactor(phraseOf(query), page.sections)
  );
}

const fullestSection = ({sections}: ShownPage, asked: readonly Asked[], query: string) =>
  firstBest(sections, (section) => {
    const [heading = '', ...texts] = textsOf(section);
    const same = normalize(heading ?? '') === query ? SAME_HEADING : 0;
    return same + HEADING * countAsked(heading, asked) + countAsked(texts.join('\n'), asked);
  });

function show(page: ShownPage, asked: readonly Asked[], query: string): Shown | undefined {
  if (titleShare(page, asked) >= TITLE_IS_ANSWER) return showPage(page.sections[0]);
  const section = fullestSection(page, asked, query);
  return section && showSection(section, asked);
}

/** The hit of a page that matched. */
export function hitOf(
  page: ShownPage,
  words: readonly QueryWord[],
  query: string,
  snippetWords: number,
): SearchHit | undefined {
  const asked = askedOn(page, words);
  const shown = show(page, asked, normalize(query).trim());
  const matched = new Set(asked.flatMap(({terms}) => [...terms]));
  return shown && toHit(shown, matched, snippetWords);
}
