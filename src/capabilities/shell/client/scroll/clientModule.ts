/**
 * Keeps the scroll position on back and forward. The stock dispatcher scrolls to the top after every change
 * of page, and the browser restores too early, before the page it knew is there. So inside the document we
 * restore, in the same frame as the render; between documents (reload, leaving, coming back) the browser does, but for
 * a page that is too short until its content comes, as results of a search do.
 */
import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {storageKeys} from '@site/src/lib/storageKeys';

/** A page may still grow (images, results of a search); beyond this time the reader has settled. */
const RESTORE_LIMIT_MS = 10_000;
/** Positions of this many history entries are remembered. */
const POSITIONS_LIMIT = 100;

const positions = new Map<string, number>();
let currentKey = 'initial';
let stopRestoring = () => {};

function remember() {
  positions.delete(currentKey);
  positions.set(currentKey, window.scrollY);
  const oldest = positions.keys().next();
  if (positions.size > POSITIONS_LIMIT && oldest.done !== true) positions.delete(oldest.value);
}

/** Scrolls to `top` now, and again while the page grows, until it is reached or the reader takes over. */
function restore(top: number) {
  stopRestoring();
  const settle = () => {
    window.scrollTo({top, behavior: 'instant'});
    if (Math.abs(window.scrollY - top) <= 1) stopRestoring();
  };
  const observer = new ResizeObserver(settle);
  const timer = window.setTimeout(() => stopRestoring(), RESTORE_LIMIT_MS);
  const events = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const takeOver = () => stopRestoring();
  stopRestoring = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    events.forEach((event) => window.removeEventListener(event, takeOver));
    stopRestoring = () => {};
  };
  events.forEach((event) => window.addEventListener(event, takeOver, {passive: true}));
  // The body is as high as the window; what grows is in it.
  observer.observe(document.getElementById('__docusaurus') ?? document.body);
  settle();
}

const clientModule: ClientModule = {
  onRouteUpdate({previousLocation, location}) {
    if (previousLocation === null) {
      const {history} = window;
      currentKey = location.key ?? currentKey;
      history.scrollRestoration = 'manual';
      const slot = createStorageSlot(storageKeys.leftAt, {persistence: 'sessionStorage'});
      const [top, page] = (slot.get() ?? '').split(' ');
      const isCutOff = Number(top) > document.body.scrollHeight - window.innerHeight;
      if (page === window.location.href && isCutOff) restore(Number(top));
      window.addEventListener('scroll', remember, {passive: true});
      window.addEventListener('pagehide', () => {
        history.scrollRestoration = 'auto';
        slot.set(`${window.scrollY} ${window.location.href}`);
      });
      window.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));
      return;
    }
    stopRestoring();
    remember();
  },
  onRouteDidUpdate({previousLocation, location}) {
    if (previousLocation === null) return;
    currentKey = location.key ?? 'initial';
    const known = positions.get(currentKey);
    if (known !== undefined) restore(known);
  },
};

export default clientModule;
