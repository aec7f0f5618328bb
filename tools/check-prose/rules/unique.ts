import type {Finding, ProsePage, Rule} from '../types';

/** Keys whose values tell pages apart, for readers of search results and for the router. */
const UNIQUE_KEYS = ['title', 'description', 'slug'] as const;

function repeated(pages: readonly ProsePage[], key: string): Finding[] {
  const first = new Map<unknown, string>();
  return pages.flatMap(({file, frontMatter, text}) => {
    const value = frontMatter[key];
    if (typeof value !== 'string') return [];
    const other = first.get(value);
    first.set(value, other ?? file);
    if (other === undefined) return [];
    const line = text.split('\n').findIndex((candidate) => candidate.startsWith(`${key}:`)) + 1;
    return [
      {
        file,
        line,
        problem: `the same ${key} as ${other}`,
        mend: `say what is special about this page`,
      },
    ];
  });
}

/** No two pages have the same title, description or slug. */
export const unique: Rule = {
  name: 'unique',
  check: (pages) => UNIQUE_KEYS.flatMap((key) => repeated(pages, key)),
};
