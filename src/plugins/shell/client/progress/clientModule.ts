/**
 * A client module that shows a progress bar while the next page loads. Replaces nprogress of theme-classic with the same
 * timing: it is 2 KB smaller, has an accessible name, and leaves no bar behind when the reader follows another link
 * meanwhile (the stock module loses the first timer). Plain DOM, because React keeps the old page during the load.
 */
import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import './progress.css';

/** A page that is ready earlier shows no bar (section 9 of the specification). */
const DELAY_MS = 200;
/** The bar starts at this fraction of its full width. */
const INITIAL_FRACTION = 0.08;
/** The bar grows by this fraction every `STEP_INTERVAL_MS`. */
const STEP_FRACTION = 0.02;
const STEP_INTERVAL_MS = 800;
/** The bar waits here until the page is ready. */
const MAX_FRACTION = 0.994;
/** Duration of one step's transition, and of the fade-out. */
const TRANSITION_MS = 200;

let bar: HTMLElement | undefined;
let fraction = 0;
/**
 * The only timer: it delays the bar, then grows it, then removes it. Transition events cannot replace it,
 * because they do not fire in a hidden tab.
 */
let timer: number | undefined;

function setFraction(next: number) {
  fraction = next;
  bar?.style.setProperty('--route-progress', String(fraction));
  bar?.setAttribute('aria-valuenow', String(Math.round(fraction * 100)));
}

function removeBar() {
  bar?.remove();
  bar = undefined;
}

function showBar() {
  removeBar();
  bar = document.createElement('div');
  bar.className = 'route-progress';
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute(
    'aria-label',
    translate({
      id: 'site.progress.label',
      message: 'Loading page',
      description: 'Accessible name of the bar that shows that the next page is loading',
    }),
  );
  bar.style.setProperty('--route-progress-speed', `${TRANSITION_MS}ms`);
  setFraction(INITIAL_FRACTION);
  document.body.append(bar);
  timer = window.setInterval(
    () => setFraction(Math.min(fraction + STEP_FRACTION, MAX_FRACTION)),
    STEP_INTERVAL_MS,
  );
}

/**
 * Starts the delay of 200 ms after which the bar appears. The module calls it when a navigation to another page begins
 * (`onRouteUpdate`). Does nothing while the bar of an earlier navigation grows. Exported for tests.
 */
export function startProgress(): void {
  const isGrowing = bar !== undefined && fraction < 1;
  if (isGrowing) return;
  window.clearTimeout(timer);
  timer = window.setTimeout(showBar, DELAY_MS);
}

/**
 * Completes and fades out the bar when the new page is shown (`onRouteDidUpdate`). Cancels the delay if the bar has not
 * appeared yet. Exported for tests.
 */
export function finishProgress(): void {
  window.clearTimeout(timer);
  if (bar === undefined) return;
  setFraction(1);
  bar.classList.add('route-progress--done');
  timer = window.setTimeout(removeBar, 2 * TRANSITION_MS);
}

const clientModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname)
      startProgress();
  },
  onRouteDidUpdate: finishProgress,
};

export default clientModule;
