/** Measures how much of a page moves while it loads. */
import type {Page} from '@playwright/test';

declare global {
  interface Window {
    /** Sum of all layout shifts so far. */
    shift: number;
  }
}

/** Starts to add up the layout shifts of each page that is opened next. */
export async function observeShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shift = 0;
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') window.shift += entry.value;
    });
    observer.observe({type: 'layout-shift', buffered: true});
  });
}

/** Returns the sum of the layout shifts of the current page. */
export function readShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The entry of a shift arrives after its frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.shift;
  });
}
