/**
 * What happens when a part of the page cannot be loaded before React takes over (a deployment removed the
 * file, a proxy answers garbage): one full reload, and after that a notice with 'Retry'. Without this the
 * failure is an unhandled rejection and the page stays silently without its behaviour.
 *
 * A document that came from a reload never reloads itself: so there is no loop, and no storage is needed.
 */
import {translate} from '@docusaurus/Translate';
import './chunkFailure.css';

/** Webpack and Rspack name the error so, for scripts and for style sheets. */
function isChunkError(reason: unknown): reason is Error {
  return (
    reason instanceof Error &&
    (reason.name === 'ChunkLoadError' ||
      ('code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED'))
  );
}

function cameFromReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

/** Plain DOM: React is not there. The static text of the page stays readable below. */
function showNotice(error: Error) {
  const notice = document.createElement('div');
  notice.className = 'chunk-failure';
  notice.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = translate(
    {
      id: 'site.chunkFailure.text',
      message:
        'A part of this page could not be loaded, so its menus and search do not work. {error}',
      description: 'Notice when a script of the page could not be loaded, even after a reload',
    },
    {error: error.message},
  );
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.className = 'button button--primary';
  retry.textContent = translate({
    id: 'site.loading.retry',
    message: 'Retry',
    description: 'Label of the button that tries to load the page again',
  });
  retry.addEventListener('click', () => window.location.reload());
  notice.append(text, retry);
  document.body.prepend(notice);
}

function onRejection(event: PromiseRejectionEvent) {
  const hydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
  if (hydrated || !isChunkError(event.reason)) return;
  window.removeEventListener('unhandledrejection', onRejection);
  if (cameFromReload()) showNotice(event.reason);
  else window.location.reload();
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', onRejection);
