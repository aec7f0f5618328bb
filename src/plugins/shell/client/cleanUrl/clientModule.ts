/**
 * Replaces `/quickstart.html` with `/quickstart` in the address bar, without a request. Some hosts serve a page
 * under both URLs; hydrating the `.html` one would add a second canonical link. The router starts with the
 * path of the canonical link that the build wrote.
 */

/** Matches the end of `/quickstart.html` and `/guides/index.html`. */
const extensionRegex = /(?:\/index)?\.html$/;

function cleanUrl() {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!extensionRegex.test(pathname) || canonical === null) return;
  const cleanPath = new URL(canonical.href).pathname;
  const isSamePage = cleanPath.replace(/\/$/, '') === pathname.replace(extensionRegex, '');
  if (isSamePage) window.history.replaceState(window.history.state, '', cleanPath + search + hash);
}

if (typeof window !== 'undefined') cleanUrl();
