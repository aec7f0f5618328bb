/** Evaluates the embedded engine of a build with the queries of queries.json. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {redirects} from '../../src/config/redirects';
import {variables} from '../../src/config/variables';
import {substitute} from '../../src/lib/variables';
import {readRecords} from '../../src/plugins/search/cli/records';
import {EmbeddedSearch} from '../../src/plugins/search/shared';

/** A query with the expected pages. The first one among the results counts. */
interface JudgedQuery {
  readonly kind: string;
  readonly query: string;
  /** Routes below the base path. With an anchor (`/limits#rate-limits`), the result must link to it. */
  readonly pages: readonly string[];
}

interface Outcome extends JudgedQuery {
  /** Position of the first expected page, starting at 1; 0 if it is not among the results. */
  readonly place: number;
  /** The first result. */
  readonly first: string;
}

interface Scores {
  readonly queries: number;
  readonly mrr: number;
  readonly success1: number;
  readonly success5: number;
}

/** Reads the queries, with the names of the product, and the new paths of renamed pages. */
export function readQueries(): JudgedQuery[] {
  const file = 'tests/search/queries.json';
  const text = readFileSync(path.resolve(file), 'utf8');
  const queries = JSON.parse(substitute(text, variables, {file})) as JudgedQuery[];
  return queries.map((judged) => ({...judged, pages: judged.pages.map(currentAddress)}));
}

/** Returns where a page is now, so that a query may name a renamed page. */
function currentAddress(page: string): string {
  const [route = '', ...anchor] = page.split('#');
  return [redirects[route] ?? route, ...anchor].join('#');
}

/**
 * Returns whether a query belongs to the half that is for tuning. The test judges the search by the other half only, so don't
 * tune with those queries.
 */
export function isForTuning({query}: JudgedQuery): boolean {
  const [byte = 0] = createHash('sha1').update(query).digest();
  return byte % 2 === 0;
}

/** Returns the engine and the records of a build. */
export function readBuild(buildDir: string) {
  const records = readRecords(buildDir);
  return {engine: new EmbeddedSearch(records), records};
}

/** Runs all queries. `base` is the base path of the build. */
export function evaluate(
  engine: EmbeddedSearch,
  queries: readonly JudgedQuery[],
  base = '/',
): Outcome[] {
  return queries.map((judged) => {
    const {hits} = engine.search({query: judged.query});
    const links = hits.map(({url}) => {
      const {pathname, hash} = new URL(url);
      return `/${pathname.slice(base.length)}${hash}`;
    });
    const place = links.findIndex((link) => judged.pages.some((page) => fits(link, page))) + 1;
    return {...judged, place, first: links[0] ?? ''};
  });
}

/** Returns whether a result links to an expected page, or to its anchor if one is expected. */
const fits = (link: string, page: string): boolean =>
  page === (page.includes('#') ? link : routeOf(link));

/** Returns a link without its anchor. */
export const routeOf = (link: string): string => link.replace(/#.*/, '');

/** Returns the mean reciprocal rank, and the shares of queries whose page is first or among the first five. */
export function score(outcomes: readonly Outcome[]): Scores {
  const share = (condition: (place: number) => boolean) =>
    outcomes.filter(({place}) => condition(place)).length / outcomes.length;
  const reciprocal = outcomes.map(({place}) => (place === 0 ? 0 : 1 / place));
  return {
    queries: outcomes.length,
    mrr: reciprocal.reduce((sum, value) => sum + value, 0) / outcomes.length,
    success1: share((place) => place === 1),
    success5: share((place) => place >= 1 && place <= 5),
  };
}
