/**
 * Restores the scroll position on Back and Forward.
 *
 * Within the document this module restores it, in the frame in which the page renders: Docusaurus scrolls to the
 * top after every navigation, and the browser restores before the page is rendered. Across documents (reload,
 * leaving the site and coming back) the browser restores it. This module helps only if the page is still too
 * short then, as the search page is before its results arrive.
 *
 * On a new entry, it moves the focus to the target in the address, as the browser does for a link within a page. Docusaurus
 * moves the focus only for addresses without a target (`SkipToContentLink`).
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {decodeUrlPart} from '@site/src/lib/decodeUrlPart';
import {storageKeys} from '@site/src/lib/storageKeys';

/** The page may grow this long (images, search results) before the position counts as final. */
const RESTORE_LIMIT_MS = 10_000;
/** Number of history entries whose positions are kept. */
const MAX_POSITIONS = 100;
/** Events that mean that the reader scrolls, so restoring must stop. */
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scroll positions in pixels by the key of the history entry. The oldest entry comes first. */
const positions = new Map<string, number>();
let currentKey = 'initial';
/** The restoration in progress. Aborting it ends it. */
let restoration: AbortController | undefined;

function savePosition() {
  positions.delete(currentKey);
  positions.set(currentKey, window.scrollY);
  const oldest = positions.keys().next();
  if (positions.size > MAX_POSITIONS && oldest.done !== true) positions.delete(oldest.value);
}

function stopRestoring() {
  restoration?.abort();
}

/** Scrolls to `top`, again whenever the page grows, until the position is reached or the reader scrolls. */
function restorePosition(top: number) {
  stopRestoring();
  restoration = new AbortController();
  const {signal} = restoration;

  const scroll = () => {
    window.scrollTo({top, behavior: 'instant'});
    const isReached = Math.abs(window.scrollY - top) <= 1;
    if (isReached) stopRestoring();
  };
  const observer = new ResizeObserver(scroll);
  const timer = window.setTimeout(stopRestoring, RESTORE_LIMIT_MS);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    window.clearTimeout(timer);
  });
  for (const event of READER_EVENTS)
    window.addEventListener(event, stopRestoring, {passive: true, signal});

  // The body always has the height of the window. The React root inside grows.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  scroll();
}

/**
 * Moves the focus to the target in the address, if it has one. Waits for a frame, in which the page unfolds what contains
 * the target.
 */
function focusTarget() {
  requestAnimationFrame(() =>
    setTimeout(() => {
      const target = document.getElementById(decodeUrlPart(window.location.hash.slice(1)));
      if (target === null) return;
      // The attribute stays: the search gives the focus back to the target when it closes.
      if (target.tabIndex < 0) target.tabIndex = -1;
      target.focus({preventScroll: true});
    }),
  );
}

/** Sets up the first page of a document. */
function initialize(key: string | undefined) {
  currentKey = key ?? currentKey;
  const {history} = window;
  history.scrollRestoration = 'manual';

  const slot = createStorageSlot(storageKeys.lastPosition, {persistence: 'sessionStorage'});
  const [top, url] = (slot.get() ?? '').split(' ');
  const isTooShort = Number(top) > document.body.scrollHeight - window.innerHeight;
  if (url === window.location.href && isTooShort) restorePosition(Number(top));

  window.addEventListener('scroll', savePosition, {passive: true});
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
    slot.set(`${window.scrollY} ${window.location.href}`);
  });
  window.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation === null) {
      initialize(location.key);
      return;
    }
    stopRestoring();
    savePosition();
  },
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation === null) return;
    currentKey = location.key ?? 'initial';
    const position = positions.get(currentKey);
    if (position === undefined) focusTarget();
    else restorePosition(position);
  },
};

export default clientModule;
