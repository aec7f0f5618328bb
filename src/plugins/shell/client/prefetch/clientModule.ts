/** Preloads the page of a focused link. `core-patches` does the same for hover and touch. */
function preloadFocusedLink(event: FocusEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
  void window.docusaurus.preload(link.pathname);
}

if (typeof document !== 'undefined') document.addEventListener('focusin', preloadFocusedLink);
