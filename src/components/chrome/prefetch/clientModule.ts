/**
 * Fetches the next page when a reader is about to open it (pointer over a link, a touch, focus), in place of
 * fetching every link that scrolls into view: on a page with a long sidebar that is the whole site.
 * Nothing is fetched ahead on 2g or with data saver, or where the browser will not say.
 */
import type {ClientModule} from '@docusaurus/types';

type Fetcher = typeof window.docusaurus;

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

function byIntent(stock: Fetcher): Fetcher {
  return {
    prefetch: () => false,
    // Routes are matched by path alone: with a hash the stock helper would fetch the not-found page.
    preload: (path) =>
      mayFetchAhead(currentConnection()) && stock.preload(path.replace(/[?#].*$/, '')),
  };
}

/** Links react to pointer and touch by themselves; a keyboard's focus is the same intent. */
function preloadOnFocus(event: FocusEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
  void window.docusaurus.preload(link.pathname);
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation}) {
    if (previousLocation !== null) return;
    window.docusaurus = byIntent(window.docusaurus);
    document.addEventListener('focusin', preloadOnFocus);
  },
};

export default clientModule;
