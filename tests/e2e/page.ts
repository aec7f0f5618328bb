/** Helpers that open pages and break them. */
import {expect, type Page, type Route} from '@playwright/test';

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until React has hydrated the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Makes `page.route` apply to the next request of a page that is open. Without this call before the page loads, the browser
 * tells the page late that its requests are intercepted, and some of them still reach the server.
 */
export async function startIntercepting(page: Page): Promise<void> {
  await page.route('/no-request-has-this-path', (route) => route.continue());
}

/** Waits for two animation frames, so that the page has shown what its scripts changed. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Clicks the first link to `href`, without a full page load. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().click();
}

/** Returns whether a script contains the content of a document, given by its source file: `docs/quickstart.mdx`. */
function hasContent(script: string, source: string): boolean {
  return script.includes(`"source":"@site/${source}"`);
}

/** Intercepts the script with the content of one document. All other scripts load normally. */
export async function interceptContentScript(
  page: Page,
  source: string,
  handle: (route: Route, body: string) => Promise<void>,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    // Both fail if the page was left or the test ended in the meantime. Then nobody waits for the script.
    const response = await route.fetch().catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (response === undefined || body === undefined) return;
    if (hasContent(body, source)) await handle(route, body);
    else await route.fulfill({response, body});
  });
}

/** Returns a document's script, changed so that the page throws an error with a cause while `window.crash` is set. */
export function makeCrash(body: string): string {
  return `(() => {
    const name = 'webpackChunkdeveloper_docs';
    const real = (self[name] = self[name] || []);
    const caught = [];
    self[name] = {push: (chunk) => caught.push(chunk)};
    ${body};
    self[name] = real;
    for (const [ids, modules, ...rest] of caught) {
      for (const id of Object.keys(modules)) {
        const original = modules[id];
        modules[id] = (module, exports, require) => {
          const inner = {};
          original(module, inner, require);
          require.r(exports);
          for (const key of Object.keys(inner)) {
            const crash = (props) => {
              if (window.crash) throw new Error('The chart failed', {cause: new Error('No data')});
              return inner.default(props);
            };
            const get = () => (key === 'default' ? crash : inner[key]);
            Object.defineProperty(exports, key, {enumerable: true, get});
          }
        };
      }
      real.push([ids, modules, ...rest]);
    }
  })();`;
}

declare global {
  interface Window {
    /** While true, a page changed by `makeCrash` throws. */
    crash?: boolean;
  }
}
