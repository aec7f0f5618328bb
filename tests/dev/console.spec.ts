/** Tests the console of the API reference in the dev server. Calls go through `/api` or directly to the AI node. */
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './devServer';

const SCHEMAS = '/api/nildb/get-schemas';
const ADD_SCHEMA = '/api/nildb/add-schema';
const CHAT = '/api/nilai/chat-completion-v-1-chat-completions-post';

let page: Page;
let form: Locator;
test.beforeEach(({page: opened}) => {
  page = opened;
  form = page.getByRole('form', {name: 'Console'});
});

const opener = () => page.getByRole('button', {name: 'Open the console'});
const status = () => form.getByRole('status');
const credential = () => form.getByLabel(/^Credential/);
const responseBody = () => form.getByLabel('Response body');
const send = () => form.getByRole('button', {name: 'Send'});
const open = async (route: string) => {
  await page.goto(`${route}`);
  await opener().click();
  await form.waitFor();
};
const said = async (words: RegExp) => {
  await status().filter({hasText: words}).waitFor();
};
const call = async (token: string, words: RegExp) => {
  await credential().fill(token);
  await send().click();
  await said(words);
};
const focused = (locator: Locator) =>
  locator.evaluate((element) => element === document.activeElement);

test.describe('the console', () => {
  test('its code loads when it is opened', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/console/i.test(request.url())) scripts.push(request.url());
    });
    await page.goto(`${SCHEMAS}`);
    await opener().hover();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await opener().click();
    await form.waitFor();
    expect(scripts).toHaveLength(1);
  });

  test('calls through /api with the keyboard; the token is masked, the status is announced, and no cookie is sent', async ({
    dev,
  }) => {
    const {token} = dev.sandbox;
    await page.goto(`${SCHEMAS}`);
    await page.evaluate(() => {
      document.cookie = 'session=of-another-project; path=/';
    });
    await opener().focus();
    await page.keyboard.press('Enter');
    await form.waitFor();
    expect(await focused(form)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused(form.getByLabel('Server'))).toBe(true);
    expect(await form.getByLabel('Server').inputValue()).toBe('/api');
    await page.keyboard.press('Tab');
    expect(await focused(credential())).toBe(true);
    await page.keyboard.insertText(token);
    expect(await credential().getAttribute('type')).toBe('password');
    await page.keyboard.press('Tab');
    expect(await focused(send())).toBe(true);
    dev.front.arrived.length = 0;
    await page.keyboard.press('Space');
    await said(/^Status 200 OK, \d+ ms$/);
    // The sandbox starts with the collections of the examples.
    expect(JSON.parse(await responseBody().inputValue())).toMatchObject({
      data: [{name: 'Web3 Experience Survey'}, {name: 'Web3 Experience Survey 2024'}],
    });
    expect(await page.locator('body').innerText()).not.toContain(token);
    const [{url, headers} = {url: '', headers: {}}] = dev.front.arrived;
    expect(url).toBe('/api/v1/schemas');
    expect(headers.authorization).toBe(`Bearer ${token}`);
    expect(headers.cookie).toBeUndefined();
    await form.getByText('Response headers').click();
    await form.getByText('x-sandbox: in-memory mock').waitFor();
  });

  test('explains a 400 response next to the message of the node; the fields start with the example', async ({
    dev,
  }) => {
    await open(ADD_SCHEMA);
    const body = form.getByLabel('Body', {exact: true});
    expect(Object.keys(JSON.parse(await body.inputValue()) as object)).toContain('schema');
    await body.fill('{"_id": "not-a-uuid"}');
    await call(dev.sandbox.token, /^Status 400 Bad Request, .* rejected the request/);
    expect(await responseBody().inputValue()).toContain('reason=');
  });

  test('explains a wrong token, a service that is down, and a call that was canceled with the keyboard', async ({
    dev,
  }) => {
    const {sandbox, front} = dev;
    await open(SCHEMAS);
    await call(
      'wrong',
      /^Status 401 Unauthorized, .* The credential is missing, wrong, or expired/,
    );

    await front.down();
    await call('any', /^Status 502 .* is down, busy, or does not respond/);
    expect(JSON.parse(await responseBody().inputValue())).toMatchObject({
      target: front.url,
      variable: 'DATABASE_URL',
    });
    await front.up();

    front.hang(true);
    await call(sandbox.token, /^Waiting for the response/);
    await send().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await said(/^Cancelled\.$/);
    expect(await focused(form.getByRole('button', {name: 'Cancel'}))).toBe(true);
    front.hang(false);
    await send().click();
    await said(/^Status 200/);
  });

  test('shows a streamed response while it arrives', async ({dev}) => {
    await open(CHAT);
    expect(await form.getByLabel('Server').inputValue()).toBe(dev.sandbox.aiUrl);
    await form.getByLabel('Example').selectOption({label: 'The answer as a stream'});
    await call('sandbox-key', /^The response is arriving/);
    const early = await responseBody().inputValue();
    await said(/^Status 200/);
    const late = await responseBody().inputValue();
    expect(early).toMatch(/^data: \{/);
    expect(late.startsWith(early)).toBe(true);
    expect(late.length).toBeGreaterThan(early.length);
  });

  test('keeps the token in this tab only, until the tab is closed', async ({dev}) => {
    const {token} = dev.sandbox;
    await open(SCHEMAS);
    await call(token, /^Status 200/);
    await page.reload();
    await opener().click();
    expect(await credential().inputValue()).toBe(token);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, document.cookie]));
    expect(kept).not.toContain(token);
    // Another tab first: the browser draws nothing in a tab that opens while the last one closes.
    const otherTab = await page.context().newPage();
    await page.close();
    await otherTab.bringToFront();
    page = otherTab;
    form = page.getByRole('form', {name: 'Console'});
    await open(SCHEMAS);
    expect(await credential().inputValue()).toBe('');
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(token);
  });
});
