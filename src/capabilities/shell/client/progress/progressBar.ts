/** The bar that says a route is loading: plain DOM outside React, since React keeps the old page meanwhile. */
import {
  PROGRESS_CEILING,
  PROGRESS_DELAY_MS,
  PROGRESS_MINIMUM,
  PROGRESS_SPEED_MS,
  PROGRESS_TRICKLE_MS,
  PROGRESS_TRICKLE_RATE,
} from './constants';

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
  element.setAttribute('aria-valuemin', '0');
  element.setAttribute('aria-valuemax', '100');
  element.style.setProperty('--route-progress-speed', `${PROGRESS_SPEED_MS}ms`);
  return element;
}

/** Creates the bar; `label` is its accessible name. Timers, not transition events, drive it: a hidden tab has none. */
export function createProgressBar(label: string): ProgressBar {
  let element: HTMLElement | undefined;
  let share = 0;
  let delay: number | undefined;
  let trickle: number | undefined;
  let removal: number | undefined;

  const show = (next: number) => {
    share = next;
    element?.style.setProperty('--route-progress', String(share));
    element?.setAttribute('aria-valuenow', String(Math.round(share * 100)));
  };
  const remove = () => {
    window.clearTimeout(removal);
    element?.remove();
    element = undefined;
  };
  const appear = () => {
    remove();
    element = createElement(label);
    show(PROGRESS_MINIMUM);
    document.body.append(element);
    trickle = window.setInterval(
      () => show(Math.min(share + PROGRESS_TRICKLE_RATE, PROGRESS_CEILING)),
      PROGRESS_TRICKLE_MS,
    );
  };
  const stopTimers = () => {
    window.clearTimeout(delay);
    window.clearInterval(trickle);
  };

  return {
    start: () => {
      const alreadyLoading = element !== undefined && share < 1;
      if (alreadyLoading) return;
      stopTimers();
      delay = window.setTimeout(appear, PROGRESS_DELAY_MS);
    },
    done: () => {
      stopTimers();
      if (element === undefined) return;
      show(1);
      element.classList.add('route-progress--done');
      removal = window.setTimeout(remove, 2 * PROGRESS_SPEED_MS);
    },
  };
}
