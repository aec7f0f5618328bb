/** Loads the search modal, and keeps the page if it cannot be loaded. */
import {translate} from '@docusaurus/Translate';
import {useCallback, useRef, useState, type RefObject} from 'react';
import {showFailureNotice} from '@site/src/components/ui/failureNotice';
import {canReachServer} from '@site/src/lib/canReachServer';

const loadModal = async () => (await import('./SearchModal')).default;

/** Returns the text in the search field, or undefined if its dialog is closed. */
export function typedText(input: HTMLInputElement | null): string | undefined {
  return input?.closest('dialog')?.open ? input.value : undefined;
}

/** Milliseconds without a new letter after which the reader has probably finished a query. */
const TYPING_PAUSE = 500;

/** Resolves when the field has text and the reader pauses, so that leaving the page loses no letter. */
function typingPause(input: HTMLInputElement): Promise<void> {
  return new Promise((resolve) => {
    let timer: number | undefined;
    const restart = () => {
      window.clearTimeout(timer);
      if (input.value !== '') timer = window.setTimeout(resolve, TYPING_PAUSE);
    };
    input.addEventListener('input', restart);
    restart();
  });
}

/**
 * Returns the modal, which is undefined until it has loaded, and functions to open, close, and load it. If it cannot be
 * loaded, the results page opens after the reader has typed. Without a connection, the reader keeps the page and the
 * field, with a notice and Retry.
 *
 * @param field the field that takes letters until the modal has loaded
 * @param searchPath path of the results page
 */
export function useModal(field: RefObject<HTMLInputElement | null>, searchPath: string) {
  /** Undefined while the search is closed. */
  const [initialQuery, setInitialQuery] = useState<string>();
  const [Modal, setModal] = useState<Awaited<ReturnType<typeof loadModal>>>();
  const hideNotice = useRef(() => {});

  const close = useCallback(() => {
    hideNotice.current();
    setInitialQuery(undefined);
  }, []);

  const loadNow = useCallback(async () => {
    const loaded = await loadModal();
    // The modal goes on with what the reader has typed.
    hideNotice.current();
    setInitialQuery((query) => typedText(field.current) ?? query);
    setModal(() => loaded);
  }, [field]);

  const openResults = useCallback(async () => {
    const input = field.current;
    if (input && (await canReachServer(searchPath))) {
      await typingPause(input);
      const query = typedText(input);
      if (query !== undefined) {
        window.location.assign(`${searchPath}?q=${encodeURIComponent(query)}`);
      }
      return;
    }
    const dialog = input?.closest('dialog');
    if (!dialog?.open) return;
    hideNotice.current();
    hideNotice.current = showFailureNotice({
      text: translate({
        id: 'search.unreachable',
        message: 'The search needs a connection. Your page stays here.',
        description: 'Notice in the search field when the server does not respond',
      }),
      url: searchPath,
      parent: dialog,
      onRetry: () => void loadNow().catch(openResults),
    });
  }, [field, loadNow, searchPath]);

  const load = useCallback(() => void loadNow().catch(openResults), [loadNow, openResults]);
  const preload = useCallback(() => void loadNow().catch(() => undefined), [loadNow]);
  const open = useCallback(
    (query: string) => {
      setInitialQuery((current) => current ?? query);
      load();
    },
    [load],
  );
  return {Modal, initialQuery, open, close, load, preload};
}
