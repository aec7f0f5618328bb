/** The web application in a browser: it shows the total, checks its users, and keeps tokens on the server. */
import {spawn, type ChildProcess} from 'node:child_process';
import {createServer} from 'node:net';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {afterAll, beforeAll, expect, it, vi} from 'vitest';
import {startSandbox, type Sandbox} from '../../../sandbox';
import {launchOptions} from '../../../tests/browser';

let sandbox: Sandbox;
let server: ChildProcess;
let browser: Browser;
let origin: string;

/** Returns a port that no program uses. */
async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0);
  const {port} = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

beforeAll(async () => {
  sandbox = await startSandbox({port: 0});
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  server = spawn('npx', ['tsx', path.join(__dirname, '../web-app/server.ts')], {
    env: {...process.env, NODE_URLS: sandbox.databaseUrls.join(','), PORT: String(port)},
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  server.stdout?.on('data', (data: Buffer) => (printed += data.toString()));
  await vi.waitFor(() => expect(printed).toContain(`open ${origin}`), {timeout: 60_000});
  browser = await chromium.launch(launchOptions());
}, 120_000);

afterAll(async () => {
  await browser.close();
  if (server.pid !== undefined) process.kill(-server.pid);
  await sandbox.stop();
});

it('shows the total of the city that the user may see, and no token', async () => {
  const page = await browser.newPage({httpCredentials: {username: 'ada', password: 'sandbox'}});
  const bodies: string[] = [];
  const addresses: string[] = [];
  page.on('response', (response) => {
    addresses.push(response.url());
    void response.text().then((text) => bodies.push(text));
  });
  await page.goto(origin);
  await page.getByRole('button', {name: 'Show'}).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('2 people, 109000 in total');
  expect(addresses.every((address) => address.startsWith(origin))).toBe(true);
  expect(bodies.join('\n')).not.toMatch(/eyJ|did:nil|%share/);

  await page.getByLabel('City').fill('Rome');
  await page.getByRole('button', {name: 'Show'}).click();
  await expect.poll(() => page.getByRole('status').textContent()).toBe('not your city');
}, 60_000);

it('asks for a login', async () => {
  expect((await fetch(`${origin}/api/total?city=Oslo`)).status).toBe(401);
  const authorization = `Basic ${Buffer.from('ada:wrong').toString('base64')}`;
  const response = await fetch(`${origin}/api/total?city=Oslo`, {headers: {authorization}});
  expect(response.status).toBe(401);
});
