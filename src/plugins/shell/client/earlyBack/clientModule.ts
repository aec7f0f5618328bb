/**
 * Makes Back and Forward work while React does not run: before hydration, or when a script failed to load.
 *
 * A page that was reached by a link and then reloaded shares its document with the page before, as far as the browser
 * is concerned. Back then only changes the URL and fires `popstate`, which the router handles. Without the router the
 * old content would stay under the new URL, so this module loads the page of that URL.
 */

/** Returns path and query. No load is needed if only the hash changes. */
function currentPage(): string {
  return window.location.pathname + window.location.search;
}

function loadPageOnPopState() {
  const loadedPage = currentPage();
  window.addEventListener('popstate', () => {
    const isHydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
    if (!isHydrated && currentPage() !== loadedPage) window.location.reload();
  });
}

if (typeof window !== 'undefined') loadPageOnPopState();
