/** Shows what an operation does, when a reader points at a link to it in the text of another page, or focuses it. */

/** The path of a page of the reference, below any base path. */
const referencePageRegex = /\/api\/[^/]+\/[^/]+$/;

function handleInterest(event: Event) {
  // A finger would cover the preview, and follows the link anyway.
  if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
  const {target} = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.markdown a[href]');
  if (!link || !referencePageRegex.test(link.pathname)) return;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
  import('./preview')
    .then(async ({showPreview}) => showPreview(link))
    // Without a preview, the link still works.
    .catch(() => undefined);
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerover', handleInterest);
  document.addEventListener('focusin', handleInterest);
}
