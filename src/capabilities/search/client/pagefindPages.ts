/** Texts of pages, one file each, loaded for the results that are shown and kept. */
import {pageFile} from '../shared/pagefindFiles';
import {parseShownPage, type ShownPage} from '../shared/pagefindShow';

/** As many pages as some minutes of searching show; each is some kilobytes. */
const MAX_KEPT = 500;

export type PageReader = (id: string) => Promise<ShownPage>;

/** Reads the page files of an index. The same pages come back from letter to letter of a query, so they are kept. */
export function createPageReader(
  bundleUrl: string,
  read: (url: string) => Promise<string>,
): PageReader {
  const kept = new Map<string, Promise<ShownPage>>();
  return (id) => {
    const page = kept.get(id) ?? read(`${bundleUrl}${pageFile(id)}`).then(parseShownPage);
    // Set anew, so that the first of the map is the one that was asked for longest ago.
    kept.delete(id);
    kept.set(id, page);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    page.catch(() => kept.delete(id));
    return page;
  };
}
