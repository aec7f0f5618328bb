/** Tests what the Content-Security-Policy blocks. All other browser tests show that it does not block the site itself. */
import {expect, test} from '@playwright/test';
import {serveHttp} from '../httpServer';
import {open} from './page';

test('blocks an injected script, a JavaScript URL, and an image of another host', async ({
  page,
}) => {
  await open(page, '/quickstart');
  await page.evaluate(async () => {
    const directives: string[] = [];
    Object.assign(window, {directives});
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) =>
      directives.push(effectiveDirective),
    );
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.invalid/a.png';
    const link = document.createElement('a');
    link.href = 'javascript:window.injected = true';
    document.body.append(script, picture, link);
    link.click();
    await fetch('https://elsewhere.invalid/').catch(() => undefined);
  });
  // The policies of the header and of the page both report each violation.
  await expect
    .poll(() =>
      page.evaluate(() => (window as unknown as {directives: string[]}).directives.sort()),
    )
    .toEqual(
      ['connect-src', 'img-src', 'script-src-elem', 'script-src-elem'].flatMap((name) => [
        name,
        name,
      ]),
    );
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});

test('another site cannot show the site in a frame', async ({page, baseURL}) => {
  const other = await serveHttp((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${baseURL}/quickstart"></iframe>`);
  });
  await page.goto(other.url);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  expect(await frame?.locator('nav.navbar').count()).toBe(0);
  await other.stop();
});

test('the policy in the page blocks scripts if the host sends no headers', async ({page}) => {
  await page.route('/quickstart', async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    delete headers['content-security-policy'];
    await route.fulfill({response, headers});
  });
  await open(page, '/quickstart');
  const injected = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.injected = true';
    document.body.append(script);
    return 'injected' in window;
  });
  expect(injected).toBe(false);
});
