/** Tests that the configured site works whatever the scripts of third parties do. */
import {THIRD_PARTIES} from './buildVariant';
import {answerConsent, expect, test} from './settings';
import {consentedScripts, requestedScripts} from './mockThirdParties';

/** How each script fails. Those of the custom tag and of the insights don't run, because their hash is configured. */
const FAULTS = {
  'scripts that fail while they load': {
    '/gtag.js': 'blocked',
    '/plausible.js': 'hangs',
    '/umami.js': 'sends 10 MB',
    '/custom.js': 'throws on load',
    '/chat.js': 'throws on load',
  },
  'scripts that attack the page': {
    '/gtag.js': 'throws later',
    '/plausible.js': 'breaks prototypes',
    '/umami.js': 'adds overlays',
    '/insights.js': 'breaks prototypes',
    '/chat.js': 'adds overlays',
  },
} as const;

for (const [name, faults] of Object.entries(FAULTS)) {
  test(name, async ({page, visit, thirdParties}) => {
    for (const [script, fault] of Object.entries(faults)) thirdParties.setBehavior(script, fault);
    const errors: string[] = [];
    await visit();
    // Errors inside the frame of a third party are expected. Errors of the page are not.
    page.on('pageerror', (error) => {
      const inFrame = [THIRD_PARTIES, 'third-party-frame.js', 'about:srcdoc'].some((place) =>
        error.stack?.includes(place),
      );
      if (!inFrame) errors.push(error.stack ?? error.message);
    });
    await answerConsent(page, 'Accept');
    await expect.poll(() => requestedScripts(thirdParties)).toEqual(consentedScripts);
    await page.locator('button[aria-expanded]', {hasText: /^Ask/}).click();
    await expect.poll(() => requestedScripts(thirdParties)).toContain('/chat.js');
    // Time for the scripts to do harm.
    await page.waitForTimeout(700);
    await page.keyboard.press('Escape');
    // Reading: no element of a third party covers the text.
    const covered = await page.locator('h1').evaluate((heading) => {
      const box = heading.getBoundingClientRect();
      const top = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
      return !(top !== null && heading.contains(top));
    });
    expect(covered).toBe(false);
    expect(await page.locator('#cover').count()).toBe(0);
    // Navigation, on the client.
    await page.locator('a.pagination-nav__link--next').click();
    await page.waitForURL((url) => url.pathname !== '/quickstart');
    // Consent.
    await page.getByRole('button', {name: 'Privacy choices'}).click();
    await answerConsent(page, 'Refuse');
    await expect
      .poll(() =>
        page.locator('iframe[data-third-party]:not([title="Documentation assistant"])').count(),
      )
      .toBe(0);
    // Search.
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('schema');
    await page.locator('.DocSearch-Hit').first().waitFor();
    expect(errors).toEqual([]);
  });
}
