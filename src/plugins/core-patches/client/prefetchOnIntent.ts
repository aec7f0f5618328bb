/**
 * Fetches a page when a reader is about to open it: pointer over a link, or a touch. The plugin shell adds the focus
 * of a link. Replaces
 * @docusaurus/core/lib/client/docusaurus, which fetches the page of every link that scrolls into view (with a long
 * sidebar that is the whole site) and contains a second list of all pages for it.
 * Nothing is fetched on 2g, with data saver, or if a browser with the Network Information API reports no type.
 */
import preloadPage from '@docusaurus/core/lib/client/preload';

/** The part of the Network Information API that is used. `effectiveType` can be missing even where the rest exists. */
interface Connection {
  readonly effectiveType?: string;
  readonly saveData?: boolean;
}

/**
 * Returns whether pages may be fetched early on a connection: not on 2g, with data saver, or if the type is unknown.
 * `undefined` means that the browser lacks the API, as Firefox and Safari do, and returns true.
 */
export function mayPrefetch(connection: Connection | undefined): boolean {
  if (connection === undefined) return true;
  if (connection.saveData === true || connection.effectiveType === undefined) return false;
  return !connection.effectiveType.includes('2g');
}

function currentConnection(): Connection | undefined {
  return (navigator as Navigator & {connection?: Connection}).connection;
}

const fetchedPaths = new Set<string>();

/** Becomes `window.docusaurus`. Links call `prefetch` when they become visible, and `preload` on hover or touch. */
const prefetchOnIntent: typeof window.docusaurus = {
  prefetch: () => false,
  preload(address) {
    // Routes are found by their path. "/guide#part" would fetch the not-found page.
    const path = address.replace(/[?#].*$/, '');
    if (fetchedPaths.has(path) || !mayPrefetch(currentConnection())) return false;
    fetchedPaths.add(path);
    // A failure is reported when the reader opens the page, not here.
    return preloadPage(path).then(
      () => [],
      () => [],
    );
  },
};

export default Object.freeze(prefetchOnIntent);
