/** Helpers of the chrome's browser tests: opening pages, and breaking them for real. */
import {expect, type Page, type Route} from '@playwright/test';

/** Opens a page and waits until React has taken over. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Follows a link of the sidebar or the text without a full load. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().click();
}

/** The script that carries the content of a document, by its source file: `docs/quickstart.mdx`. */
export const carries = (body: string, source: string) =>
  body.includes(`"source":"@site/${source}"`);

/** Handles the script of one document's content, and lets all others through. */
export async function onContentScript(
  page: Page,
  source: string,
  handle: (route: Route, body: string) => Promise<void>,
): Promise<void> {
  await page.route('**/assets/js/*.js', async (route) => {
    // Neither comes when the page, or the test, was left meanwhile: nobody waits for the script any more.
    const response = await route.fetch().catch(() => undefined);
    const body = await response?.text().catch(() => undefined);
    if (response === undefined || body === undefined) return;
    if (carries(body, source)) await handle(route, body);
    else await route.fulfill({response, body});
  });
}

/**
 * Wraps the default export of a document's script: it throws while `window.crash` is set, with a cause.
 * The rest of the built site is as it is.
 */
export function crashing(body: string): string {
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
    /** Set by a test: the wrapped page throws while it is true. */
    crash?: boolean;
  }
}
