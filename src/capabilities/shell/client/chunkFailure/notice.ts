/** The notice that a part of the site could not be loaded, in plain DOM: React may not be there. */
import {translate} from '@docusaurus/Translate';
import {serverAnswers} from '@site/src/lib/serverAnswers';
import './chunkFailure.css';

export interface Failure {
  readonly text: string;
  /** Asked before each try, so that no error page takes the place of a readable one. */
  readonly url: string;
  /** Opens what failed: by 'Retry', or when the browser is back online. */
  readonly open: () => void;
}

/** Shows the notice; what it returns takes it away. */
export function showFailure({text, url, open}: Failure): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const notice = document.createElement('div');
  notice.className = 'chunk-failure';
  notice.setAttribute('role', 'alert');
  const words = document.createElement('p');
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button button--primary';
  button.textContent = translate({
    id: 'site.loading.retry',
    message: 'Retry',
    description: 'Label of the button that tries to load the page again',
  });
  const retry = async () => {
    const answers = await serverAnswers(url);
    if (signal.aborted) return;
    if (answers) open();
    else
      words.textContent = translate({
        id: 'site.chunkFailure.still',
        message:
          'Still no answer from the server. You can read on here; this is tried again when you are back online.',
        description: 'Notice after a Retry that found the server still out of reach',
      });
  };
  button.addEventListener('click', () => void retry());
  window.addEventListener('online', () => void retry(), {signal});
  notice.append(words, button);
  document.body.append(notice);
  return () => {
    controller.abort();
    notice.remove();
  };
}
