/** Links fetch their page on pointer and touch by themselves (../../../core-patches); a keyboard's focus is the same intent. */
function preloadOnFocus(event: FocusEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null || link.origin !== window.location.origin || link.target === '_blank') return;
  void window.docusaurus.preload(link.pathname);
}

if (typeof document !== 'undefined') document.addEventListener('focusin', preloadOnFocus);
