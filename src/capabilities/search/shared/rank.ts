/** From matches of words in sections to an order of pages. All numbers that weigh one reason against another are here. */
import {normalize} from './tokens';
import type {SectionIndex, UnitMatches} from './sectionIndex';

/** A page as the ranking knows it. */
export interface RankablePage {
  readonly title: string;
  /** The title's words, each as the terms that stand for it. */
  readonly titleTerms: readonly (readonly string[])[];
  /** 0, or less for a page that stands behind others. */
  readonly rank: number;
}

/** A page with what made it match. */
export interface RankedPage {
  readonly page: number;
  readonly score: number;
  /** Section that holds most of the query, by its number in the index. */
  readonly section: number;
  /** How much of the title the query names, 0 to 1. */
  readonly titleShare: number;
}

/** A page that lacks words of the query falls behind those that have them. */
const COVERAGE_POWER = 2;
/** Several sections on a matter count, but never as much as the best of them. */
const OTHER_SECTIONS = 0.25;
/** All words in one section are worth more than the same words apart. */
const TOGETHER = 0.8;
const TITLE_BONUS = 0.5;
const SAME_TITLE_BONUS = 1;
/** Several words of the query in one heading. */
const HEADING_BONUS = 0.8;
/** A section whose heading is the query: a parameter, an error, a field. */
const SAME_HEADING = 3;
/** A page with one unit of negative rank counts this much less. */
const RANK_FACTOR = 0.8;
/** Pages that score less than this part of the best are not worth listing. */
const CUT = 0.04;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The sections of each page that hold something of the query. */
function sectionsByPage({sections}: SectionIndex, units: readonly UnitMatches[]) {
  const pages = new Map<number, Set<number>>();
  for (const unit of units) {
    for (const id of unit.sections.keys()) {
      const page = sections[id]?.page ?? -1;
      pages.set(page, (pages.get(page) ?? new Set()).add(id));
    }
  }
  return pages;
}

/** How telling each unit is: a word that stands on every page says little about any. */
function unitWeights(
  {sections}: SectionIndex,
  units: readonly UnitMatches[],
  total: number,
): number[] {
  return units.map(({sections: found, weight}) => {
    const holders = new Set([...found.keys()].map((id) => sections[id]?.page));
    return weight * Math.log(1 + total / (1 + holders.size));
  });
}

/** How much of a page's title the query names. */
function titleShareOf({titleTerms}: RankablePage, units: readonly UnitMatches[]): number {
  const named = titleTerms.filter((terms) =>
    terms.some((term) => units.some((unit) => unit.terms.has(term))),
  );
  return titleTerms.length === 0 ? 0 : named.length / titleTerms.length;
}

/** What the sections of one page come to. */
function weighPage(
  ids: readonly number[],
  units: readonly UnitMatches[],
  weights: readonly number[],
  isQuery: (section: number) => boolean,
) {
  const asked = sum(weights) || 1;
  let [section, together, inHeading] = [-1, -Infinity, 0];
  for (const id of ids) {
    const found = sum(units.map(({sections}) => sections.get(id)?.score ?? 0));
    const score = isQuery(id) ? found * SAME_HEADING : found;
    if (score > together) [section, together] = [id, score];
    const named = units.map(({sections}, unit) =>
      sections.get(id)?.inHeading === true ? (weights[unit] ?? 0) : 0,
    );
    inHeading = Math.max(inHeading, sum(named) / asked);
  }
  let [apart, covered] = [0, 0];
  units.forEach(({sections}, unit) => {
    const matches = ids.flatMap((id) => sections.get(id) ?? []);
    const scores = matches.map(({score}) => score);
    const best = Math.max(0, ...scores);
    apart += best + OTHER_SECTIONS * Math.log1p(sum(scores) - best);
    covered += (weights[unit] ?? 0) * Math.max(0, ...matches.map(({covers}) => covers));
  });
  return {section, together, inHeading, apart, covered: covered / asked};
}

/**
 * Orders the pages that match.
 *
 * @param query the query, lower case and trimmed: a page of exactly this title comes first
 */
export function rankPages(
  index: SectionIndex,
  pages: readonly RankablePage[],
  units: readonly UnitMatches[],
  query: string,
): RankedPage[] {
  const found = sectionsByPage(index, units);
  const weights = unitWeights(index, units, pages.length);
  const ranked = [...found].flatMap(([page, ids]) => {
    const source = pages[page];
    if (source === undefined) return [];
    const weighed = weighPage([...ids], units, weights, (id) => index.headings[id] === query);
    const {section, together, inHeading, apart, covered} = weighed;
    const titleShare = titleShareOf(source, units);
    const title =
      1 +
      TITLE_BONUS * titleShare * covered +
      (normalize(source.title) === query ? SAME_TITLE_BONUS : 0);
    const heading = 1 + HEADING_BONUS * inHeading ** 2;
    const score = (apart + TOGETHER * together) * covered ** COVERAGE_POWER * title * heading;
    return [{page, score, section, titleShare, rank: source.rank}];
  });
  const best = Math.max(0, ...ranked.map(({score}) => score));
  return ranked
    .filter(({score}) => score >= best * CUT)
    .map(({rank, ...result}) => ({...result, score: result.score * RANK_FACTOR ** -rank}))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
