/**
 * Recovers when a script or style sheet of the first page cannot be loaded (a deployment removed the file, a
 * proxy answers with garbage). Reloads the page once, then shows a notice with a Retry button. Without this
 * module the failure is an unhandled rejection, and the page stays without scripts and without a message.
 *
 * A page that was itself loaded by a reload never reloads again, so there is no loop and nothing to store.
 */
import {translate} from '@docusaurus/Translate';
import {showFailureNotice} from '@site/src/components/ui/failureNotice';
import {canReachServer} from '@site/src/lib/canReachServer';

/** Returns whether webpack or Rspack failed to load a script or a style sheet. */
function isChunkError(reason: unknown): reason is Error {
  if (!(reason instanceof Error)) return false;
  const isStyleSheetError = 'code' in reason && reason.code === 'CSS_CHUNK_LOAD_FAILED';
  return reason.name === 'ChunkLoadError' || isStyleSheetError;
}

/** Returns whether the current page was loaded by a reload. */
function wasReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
}

function reload() {
  window.location.reload();
}

/** Reloads the page if that can help; otherwise shows the notice. */
async function recover(error: Error) {
  const url = window.location.href;
  if (!wasReloaded() && (await canReachServer(url))) {
    reload();
    return;
  }
  showFailureNotice({
    text: translate(
      {
        id: 'site.chunkFailure.text',
        message:
          'A part of this page could not be loaded, so its menus and search do not work. {error}',
        description: 'Notice when a script of the page could not be loaded, even after a reload',
      },
      {error: error.message},
    ),
    url,
    onRetry: reload,
  });
}

function handleRejection(event: PromiseRejectionEvent) {
  const isHydrated = document.documentElement.getAttribute('data-has-hydrated') === 'true';
  if (isHydrated || !isChunkError(event.reason)) return;
  window.removeEventListener('unhandledrejection', handleRejection);
  void recover(event.reason);
}

if (typeof window !== 'undefined') window.addEventListener('unhandledrejection', handleRejection);
