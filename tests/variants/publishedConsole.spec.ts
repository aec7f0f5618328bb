/** Tests the console in a build with API_CONSOLE=on. It calls the servers of the specification if they permit it (CORS). */
import {expect, type Page} from '@playwright/test';
import {open} from '../e2e/page';
import {servedTest} from './servedTest';

const test = servedTest('settings');

const opener = (page: Page) => page.getByRole('button', {name: 'Open the console'});
const consoleOf = (page: Page) => page.getByRole('form', {name: 'Console'});
const said = (page: Page, text: string | RegExp) =>
  expect(consoleOf(page).getByRole('status')).toHaveText(text);

/** Opens the console and returns the addresses of the nodes that it offers. */
async function openConsole(page: Page): Promise<string[]> {
  await open(page, '/api/nildb/get-schemas');
  await opener(page).click();
  const servers = consoleOf(page).getByLabel('Server').locator('option');
  await expect(servers).toHaveCount(3);
  return servers.allTextContents();
}

/** Mocks a node. It responds with the headers of the request, readable for pages of one origin. */
const answerAs = (page: Page, node: string, allowed: string) =>
  page.route(`${node}/**`, async (route) => {
    const headers = {'access-control-allow-origin': allowed};
    await route.fulfill({headers, json: {headers: await route.request().allHeaders()}});
  });

test('offers the servers of the specification and loads its code when it is opened', async ({
  page,
}) => {
  await open(page, '/api/nildb/get-schemas');
  await page.waitForLoadState('networkidle');
  // If the code cannot be loaded, a message says so and the button stays for another try.
  let refused = 0;
  await page.route('**/assets/js/**', (route) => {
    refused++;
    return route.abort();
  });
  await opener(page).click();
  await expect(page.getByText(/^This part could not be loaded\./)).toBeVisible();
  expect(refused).toBeGreaterThan(0);
  await page.unroute('**/assets/js/**');
  for (const node of await openConsole(page)) expect(node).toMatch(/^https:/);
});

test('calls a server that permits it, with the token and without cookies', async ({page}) => {
  const [node = ''] = await openConsole(page);
  await answerAs(page, node, '*');
  const form = consoleOf(page);
  await form.getByLabel(/^Credential/).fill('t-1');
  await form.getByRole('button', {name: 'Send'}).click();
  await said(page, /Status 200/);
  const {headers} = JSON.parse(await form.getByLabel('Response body').inputValue()) as {
    headers: Record<string, string>;
  };
  expect(headers['authorization']).toBe('Bearer t-1');
  expect(headers['cookie']).toBeUndefined();
});

test('explains that a server does not permit the call or is not reachable', async ({page}) => {
  const [closed = '', down = ''] = await openConsole(page);
  await answerAs(page, closed, 'https://elsewhere.example');
  await page.route(`${down}/**`, (route) => route.abort());
  const form = consoleOf(page);
  for (const node of [closed, down]) {
    await form.getByLabel('Server').selectOption(node);
    await form.getByLabel(/^Credential/).fill('t-1');
    await form.getByRole('button', {name: 'Send'}).click();
    await said(page, /could not be reached, or it does not allow calls from this page \(CORS\)/);
  }
});
