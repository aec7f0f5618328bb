/**
 * A host that does not lead /quickstart.html to /quickstart would give the page a second address, and hydration a
 * second canonical link. The one that the build wrote is right: the router starts there, without a request.
 */
const EXTENSION = /(?:\/index)?\.html$/;

function cleanAddress() {
  const {pathname, search, hash} = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  if (!EXTENSION.test(pathname) || canonical === null) return;
  const clean = new URL(canonical.href).pathname;
  const sameFile = clean.replace(/\/$/, '') === pathname.replace(EXTENSION, '');
  if (sameFile) window.history.replaceState(window.history.state, '', clean + search + hash);
}

if (typeof window !== 'undefined') cleanAddress();
