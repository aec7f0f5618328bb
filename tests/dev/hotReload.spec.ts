/** Tests what an open page shows after an edit, also while calls go through `/api`. */
import http from 'node:http';
import type {Page} from '@playwright/test';
import {expect, test, type DevServer} from './devServer';
import {edit, until} from './npmStart';

/** Number of parts of an upload that takes longer than the edit. */
const PIECES = 40;
const PIECE_PAUSE_MS = 100;

/** Uploads several parts slowly and returns the number of bytes that the service counted. */
function slowUpload(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, {method: 'POST'}, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () => resolve(body));
    });
    request.on('error', reject);
    let sent = 0;
    const timer = setInterval(() => {
      request.write('x');
      sent += 1;
      if (sent < PIECES) return;
      clearInterval(timer);
      request.end();
    }, PIECE_PAUSE_MS);
  });
}

/** Reads the event stream of the service in the page. An attribute of the document counts the events. */
async function readEvents(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const response = await fetch('/api/events', {headers: {accept: 'text/event-stream'}});
    const reader = response.body?.getReader();
    let count = 0;
    const read = async (): Promise<void> => {
      const part = await reader?.read();
      if (part === undefined || part.done) return;
      count += 1;
      document.documentElement.dataset['events'] = String(count);
      await read();
    };
    void read();
  });
}

let page: Page;
let dev: DevServer;
test.beforeEach(({page: opened, dev: server}) => {
  page = opened;
  dev = server;
});

const visit = async (route: string) => {
  await page.goto(`${route}`);
  await page.locator('h1').waitFor();
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
};
const isSameDocument = () =>
  page.evaluate(() => document.documentElement.hasAttribute('data-same'));
const countEvents = () =>
  page.evaluate(() => Number(document.documentElement.dataset['events'] ?? '0'));

test.describe('an open page shows an edit', () => {
  test('of a page, without a reload, while a stream and an upload go on', async () => {
    await visit('/quickstart');
    await readEvents(page);
    const upload = slowUpload(`${dev.url}/api/upload`);
    await until(async () => (await countEvents()) > 0);
    edit(dev.site, 'docs/quickstart.mdx', '\n## ', '\nA new paragraph.\n\n## ');
    await page.getByText('A new paragraph.').waitFor();
    expect(await isSameDocument()).toBe(true);
    const seen = await countEvents();
    await until(async () => (await countEvents()) > seen + 2);
    expect(await upload).toBe(String(PIECES));
  });

  test('with a mistake: file, line, and remedy in the terminal and the overlay, until it is fixed', async () => {
    await visit('/network');
    const file = 'docs/network.mdx';
    const overlay = page.frameLocator('iframe').locator('body');
    edit(dev.site, file, '\n## ', '\n[Nodes](#nodez)\n\n<Crads />\n\n## ');
    const error =
      /docs\/network\.mdx:\d+:\d+: No component is named <Crads>\. Did you mean <Cards>\?/;
    await until(() => error.test(dev.started.output()));
    await expect(overlay).toContainText(error);
    edit(dev.site, file, '\n<Crads />\n', '');
    const warning = /docs\/network\.mdx:\d+:\d+: No element with id "nodez" on this page\./;
    await until(() => warning.test(dev.started.output()));
    await expect(overlay).toContainText(warning);
    edit(dev.site, file, '[Nodes](#nodez)', '');
    await expect(page.locator('iframe')).toHaveCount(0);

    edit(dev.site, file, '\n## ', '\n{{prodct}}\n\n## ');
    await expect(overlay).toContainText(
      /docs\/network\.mdx:\d+:1: unknown variable \{\{prodct\}\}/,
    );
    expect(dev.started.output()).not.toContain('Error while parsing Markdown front matter');
    edit(dev.site, file, '{{prodct}}\n\n', '');
    await expect(page.locator('iframe')).toHaveCount(0);
    edit(dev.site, file, '\ntitle: ', '\ntitle: a: ');
    await expect(overlay).toContainText(
      /docs\/network\.mdx:\d+:\d+: front matter: bad indentation/,
    );
    edit(dev.site, file, '\ntitle: a: ', '\ntitle: ');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('of a specification, without a reload; an invalid specification leaves the page as it was', async () => {
    await visit('/api/nildb/get-schemas');
    const file = 'openapi/database.yaml';
    edit(dev.site, file, 'summary: Get schemas', 'summary: [Get schemas');
    await until(() => dev.started.output().includes(`${file}:`));
    expect(await page.locator('h1').innerText()).toBe('Get schemas');
    edit(dev.site, file, 'summary: [Get schemas', 'summary: All your schemas');
    await page.getByRole('heading', {level: 1, name: 'All your schemas'}).waitFor();
    expect(await isSameDocument()).toBe(true);
  });

  test('of a value under src/config, after an automatic restart, also if the file had a mistake meanwhile', async () => {
    await visit('/network');
    const file = 'src/config/facts.ts';
    edit(dev.site, file, 'export const facts', 'export cosnt facts');
    await until(() => dev.started.output().includes('starts again after the next change'));
    edit(dev.site, file, 'nillion-chain-testnet-1', 'other-chain-testnet-2');
    edit(dev.site, file, 'export cosnt facts', 'export const facts');
    await page.getByText('other-chain-testnet-2').first().waitFor();
  });
});
