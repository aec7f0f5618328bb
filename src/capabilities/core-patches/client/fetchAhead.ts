/**
 * Fetches a page when a reader is about to open it (pointer over a link, a touch, focus). Stands in for
 * @docusaurus/core/lib/client/docusaurus (../manifest.yaml), which fetches every link that
 * scrolls into view, on a page with a long sidebar the whole site, and carries a second list of all pages for it.
 * Nothing is fetched ahead on 2g or with data saver, or where the browser will not say.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';

/** The part of the Network Information API that matters here; `effectiveType` may be missing even where the rest exists. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/** Whether fetching ahead is welcome on this connection. No API at all (Firefox, Safari) counts as yes. */
export function mayFetchAhead(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  if (connection.saveData === true || connection.effectiveType === undefined) return false;
  return !connection.effectiveType.includes('2g');
}

const currentConnection = () => (navigator as Navigator & {connection?: Connection}).connection;
const fetched = new Set<string>();

/** Set as `window.docusaurus`; the theme's links call it. */
const fetchAhead: typeof window.docusaurus = {
  prefetch: () => false,
  preload(address) {
    // Routes are matched by path alone: with a hash this would fetch the not-found page.
    const path = address.replace(/[?#].*$/, '');
    if (fetched.has(path) || !mayFetchAhead(currentConnection())) return false;
    fetched.add(path);
    // A failure shows when the page is opened, not when a pointer passes over the link.
    return preloadPage(path).then(
      () => [],
      () => [],
    );
  },
};

export default Object.freeze(fetchAhead);
