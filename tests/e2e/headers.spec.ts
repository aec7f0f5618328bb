/** The policy at work: what it refuses. That it refuses nothing of ours, every other browser test shows. */
import {expect, test} from '@playwright/test';
import {serveHttp} from '../httpServer';
import {open} from './chrome/page';

test('an injected script, an address of code and a foreign picture do nothing', async ({page}) => {
  await open(page, '/quickstart');
  const refused = await page.evaluate(async () => {
    const directives: string[] = [];
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
    await new Promise((resolve) => setTimeout(resolve, 200));
    // Each is reported twice: by the policy of the header and by that in the page.
    return {directives: [...new Set(directives)].sort(), injected: 'injected' in window};
  });
  expect(refused.injected).toBe(false);
  expect(refused.directives).toEqual(['connect-src', 'img-src', 'script-src-elem']);
});

test('the site does not stand in the frame of another', async ({page, baseURL}) => {
  const other = await serveHttp((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${baseURL}/quickstart"></iframe>`);
  });
  await page.goto(other.url);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  expect(await frame?.locator('nav.navbar').count()).toBe(0);
  await other.stop();
});

test('where a host sends no headers, the policy in the page refuses as well', async ({page}) => {
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
