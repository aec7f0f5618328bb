/**
 * What happens when a part of the page cannot be loaded before React takes over (a deployment removed the
 * file, a proxy answers garbage): one full reload, and after that a notice with 'Retry'. Without this the
 * failure is an unhandled rejection and the page stays silently without its behaviour.
 *
 * A document that came from a reload never reloads itself: so there is no loop, and no storage is needed.
 */
import {translate} from '@docusaurus/Translate';
import {serverAnswers} from '@site/src/lib/serverAnswers';
import {showFailure} from './notice';

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

async function recover({message}: Error) {
  const url = window.location.href;
  const open = () => window.location.reload();
  if (!cameFromReload() && (await serverAnswers(url))) open();
  else
    showFailure({
      text: translate(
        {
          id: 'site.chunkFailure.text',
          message:
            'A part of this page could not be loaded, so its menus and search do not work. {error}',
          description: 'Notice when a script of the page could not be loaded, even after a reload',
        },
        {error: message},
      ),
      url,
      open,
    });
}

function onRejection(event: PromiseRejectionEvent) {
  const hydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
  if (hydrated || !isChunkError(event.reason)) return;
  window.removeEventListener('unhandledrejection', onRejection);
  void recover(event.reason);
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', onRejection);
