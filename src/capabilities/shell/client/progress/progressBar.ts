/** The bar that says a route is loading: plain DOM outside React, since React keeps the old page meanwhile. */

/** Numbers of §9 of the specification; shares are of the whole width. A route that is ready earlier shows no bar. */
const DELAY_MS = 200;
const MINIMUM = 0.08;
/** Time of one movement, and of the fading out. */
const SPEED_MS = 200;
const TRICKLE_RATE = 0.02;
const TRICKLE_MS = 800;
/** The bar never completes by itself: it stops here until it is told that loading is done. */
const CEILING = 0.994;

export interface ProgressBar {
  /** A route begins to load: the bar appears after the delay. A route superseded by this one leaves nothing behind. */
  readonly start: () => void;
  /** The route is there. Without a bar on screen this only cancels the delay. */
  readonly done: () => void;
}

function createElement(label: string): HTMLElement {
  const element = document.createElement('div');
  element.className = 'route-progress';
  element.setAttribute('role', 'progressbar');
  element.setAttribute('aria-label', label);
  element.style.setProperty('--route-progress-speed', `${SPEED_MS}ms`);
  return element;
}

/** Creates the bar; `label` is its accessible name. Timers, not transition events, drive it: a hidden tab has none. */
export function createProgressBar(label: string): ProgressBar {
  let element: HTMLElement | undefined;
  let share = 0;
  /** Of the delay, the trickle or the removal: one follows the other. */
  let timer: number | undefined;

  const show = (next: number) => {
    share = next;
    element?.style.setProperty('--route-progress', String(share));
    element?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
  };
  const remove = () => {
    element?.remove();
    element = undefined;
  };
  const appear = () => {
    remove();
    element = createElement(label);
    show(MINIMUM);
    document.body.append(element);
    timer = window.setInterval(() => show(Math.min(share + TRICKLE_RATE, CEILING)), TRICKLE_MS);
  };

  return {
    start: () => {
      const alreadyLoading = element !== undefined && share < 1;
      if (alreadyLoading) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(appear, DELAY_MS);
    },
    done: () => {
      window.clearTimeout(timer);
      if (element === undefined) return;
      show(1);
      element.classList.add('route-progress--done');
      timer = window.setTimeout(remove, 2 * SPEED_MS);
    },
  };
}
