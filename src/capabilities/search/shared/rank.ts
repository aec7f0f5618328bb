/** From matches of words in sections to an order of pages. */
import type {EmbeddedIndex, UnitMatches} from './embeddedIndex';

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
export const TITLE_BONUS = 0.5;
export const SAME_TITLE_BONUS = 1;
/** Several words of the query in one heading. */
export const HEADING_BONUS = 0.8;
/** A section whose heading is the query: a parameter, an error, a field. */
const SAME_HEADING = 3;
/** A page with one unit of negative rank counts this much less. */
export const RANK_FACTOR = 0.8;
/** Pages that score less than this part of the best are not worth listing. */
const CUT = 0.04;

interface Gathered {
  /** Best section score of each unit. */
  readonly best: number[];
  /** Sum over the other sections, by unit. */
  readonly rest: number[];
  /** How much of each unit the page holds, 0 to 1. */
  readonly covered: number[];
  readonly sections: Map<number, number>;
}

function gather(index: EmbeddedIndex, units: readonly UnitMatches[]): Map<number, Gathered> {
  const pages = new Map<number, Gathered>();
  units.forEach(({scores, partly}, unit) => {
    for (const [section, score] of scores) {
      const page = index.sections[section]?.page ?? -1;
      const found = pages.get(page) ?? {
        best: units.map(() => 0),
        rest: units.map(() => 0),
        covered: units.map(() => 0),
        sections: new Map<number, number>(),
      };
      pages.set(page, found);
      const previous = found.best[unit] ?? 0;
      found.best[unit] = Math.max(previous, score);
      found.covered[unit] = Math.max(found.covered[unit] ?? 0, partly.get(section) ?? 1);
      found.rest[unit] = (found.rest[unit] ?? 0) + Math.min(previous, score);
      found.sections.set(section, (found.sections.get(section) ?? 0) + score);
    }
  });
  return pages;
}

/** The largest part of the query that stands in one title or heading of a page, by weight. */
function headingShare(
  sections: Iterable<number>,
  units: readonly UnitMatches[],
  weights: readonly number[],
): number {
  let largest = 0;
  for (const section of sections) {
    let found = 0;
    units.forEach(({headings}, unit) => {
      if (headings.has(section)) found += weights[unit] ?? 0;
    });
    largest = Math.max(largest, found);
  }
  return largest / (sum(weights) || 1);
}

/** How telling each unit is: a word that stands on every page says little about any. */
function unitWeights(
  pages: ReadonlyMap<number, Gathered>,
  units: readonly UnitMatches[],
  total: number,
): number[] {
  return units.map(({weight}, unit) => {
    let holders = 0;
    for (const {best} of pages.values()) if ((best[unit] ?? 0) > 0) holders += 1;
    return weight * Math.log(1 + total / (1 + holders));
  });
}

function titleShare(
  titleTerms: readonly (readonly string[])[],
  units: readonly UnitMatches[],
): number {
  const known = titleTerms.filter((terms) =>
    terms.some((term) => units.some((unit) => unit.terms.has(term))),
  );
  return titleTerms.length === 0 ? 0 : known.length / titleTerms.length;
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);

/** The section that holds most of the query, and how much. */
function fullestSection(
  {headingTexts}: EmbeddedIndex,
  sections: ReadonlyMap<number, number>,
  query: string,
): [number, number] {
  let fullest: [number, number] = [-1, -Infinity];
  for (const [id, found] of sections) {
    const score = headingTexts[id] === query ? found * SAME_HEADING : found;
    if (score > fullest[1]) fullest = [id, score];
  }
  return fullest;
}

/**
 * Orders the pages that match.
 *
 * @param query the query, lower case and trimmed: a page of exactly this title comes first
 */
export function rankPages(
  index: EmbeddedIndex,
  units: readonly UnitMatches[],
  query: string,
): RankedPage[] {
  const gathered = gather(index, units);
  const weights = unitWeights(gathered, units, index.pages.length);
  const asked = sum(weights) || 1;
  const ranked: RankedPage[] = [];
  for (const [page, {best, rest, covered: shares, sections}] of gathered) {
    const indexed = index.pages[page];
    if (indexed === undefined) continue;
    const covered = sum(weights.map((weight, unit) => weight * (shares[unit] ?? 0))) / asked;
    const [section, together] = fullestSection(index, sections, query);
    const share = titleShare(indexed.titleTerms, units);
    const heading = 1 + HEADING_BONUS * headingShare(sections.keys(), units, weights) ** 2;
    const title =
      1 + TITLE_BONUS * share * covered + (indexed.titleText === query ? SAME_TITLE_BONUS : 0);
    const apart = sum(best) + OTHER_SECTIONS * sum(rest.map((value) => Math.log1p(value)));
    const score = (apart + TOGETHER * together) * covered ** COVERAGE_POWER * title * heading;
    ranked.push({page, score, section, titleShare: share});
  }
  const best = Math.max(0, ...ranked.map(({score}) => score));
  const rankOf = ({page}: RankedPage) => index.pages[page]?.source.rank ?? 0;
  return ranked
    .filter(({score}) => score >= best * CUT)
    .map((found) => ({...found, score: found.score * RANK_FACTOR ** -rankOf(found)}))
    .sort((a, b) => b.score - a.score || a.page - b.page);
}
