/** The record of what was seen, src/config/evidence.json: compared, and written again. */
import type {Evidence} from '../../src/capabilities/evidence';
import type {RestsOn} from './restsOn';

/** Pages to look at, each with what is another under it, or was not there when the page was confirmed. */
export function stalePages(pages: ReadonlyMap<string, RestsOn>, evidence: Evidence) {
  return [...pages].flatMap(([page, things]) => {
    const saw = evidence[page]?.saw ?? {};
    const changed = Object.keys(things).filter((name) => saw[name] !== things[name]);
    return changed.length > 0 ? [{page, changed}] : [];
  });
}

/** The record with some pages confirmed; pages that are gone leave it. A line for each page. */
export function confirmed(
  evidence: Evidence,
  pages: ReadonlyMap<string, RestsOn>,
  names: readonly string[],
  {release, on}: {release: string; on: string},
): string {
  const lines = [...pages]
    .map(([page, saw]) => ({
      page,
      entry: names.includes(page) ? {release, on, saw} : evidence[page],
    }))
    .filter(({entry}) => entry !== undefined)
    .sort((a, b) => (a.page < b.page ? -1 : 1))
    .map(({page, entry}) => `${JSON.stringify(page)}: ${JSON.stringify(entry)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
