/**
 * Shows the notice that a script of the page, or the next page, could not be loaded.
 * Plain DOM, because React may be what is missing.
 */
import {translate} from '@docusaurus/Translate';
import {canReachServer} from '@site/src/lib/canReachServer';
import './failureNotice.css';

/** Time between two attempts after the browser is back online. */
const ONLINE_RETRY_MS = 3000;

interface FailureNotice {
  readonly text: string;
  /** URL that is requested before each retry, so that no browser error page replaces a readable page. */
  readonly url: string;
  /**
   * Called when the reader clicks Retry or the browser is back online, if the server then responds without a server error
   * (`canReachServer`).
   */
  readonly onRetry: () => void;
  /** Where the notice appears: an open dialog, which covers the page. @default the body */
  readonly parent?: Element;
}

/**
 * Shows the notice at the end of the page, as an alert for screen readers. Returns a function that removes it. The notice
 * stays, also after `onRetry`, until that function is called.
 */
export function showFailureNotice({
  text,
  url,
  onRetry,
  parent = document.body,
}: FailureNotice): () => void {
  const controller = new AbortController();
  const {signal} = controller;

  const notice = document.createElement('div');
  notice.className = 'failure-notice';
  notice.setAttribute('role', 'alert');
  const message = document.createElement('p');
  message.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = translate({
    id: 'site.loading.retry',
    message: 'Retry',
    description: 'Label of the button that tries to load the page again',
  });

  /** Returns whether the attempts can end: the server is reachable, or the notice is gone. */
  const retry = async (): Promise<boolean> => {
    const isReachable = await canReachServer(url);
    if (signal.aborted) return true;
    if (isReachable) {
      onRetry();
      return true;
    }
    message.textContent = translate({
      id: 'site.chunkFailure.still',
      message:
        'Still no answer from the server. You can read on here; this is tried again when you are back online.',
      description: 'Notice when the server still does not respond after Retry',
    });
    return false;
  };
  const retryUntilReachable = async () => {
    // The first requests after a browser is back online often fail.
    while (navigator.onLine && !(await retry()))
      await new Promise((resolve) => setTimeout(resolve, ONLINE_RETRY_MS));
  };
  button.addEventListener('click', () => void retry());
  window.addEventListener('online', () => void retryUntilReachable(), {signal});

  notice.append(message, button);
  parent.append(notice);
  // Content can be scrolled above the notice.
  parent.classList.add('with-failure-notice');
  return () => {
    controller.abort();
    notice.remove();
    parent.classList.toggle(
      'with-failure-notice',
      parent.querySelector('.failure-notice') !== null,
    );
  };
}
