/** The console in a build with API_CONSOLE=on: it calls the servers of the specification, if they let it. */
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {openBuild, type ServedBuild} from './servedBuild';
import {editFile} from './siteCopy';

/** A database node that answers every call with its headers. */
export interface Node {
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts a node on a free port.
 *
 * @param open whether pages of other origins may call it
 */
export async function startNode(open: boolean): Promise<Node> {
  const cors = open
    ? {'access-control-allow-origin': '*', 'access-control-allow-headers': 'authorization'}
    : {};
  const server = http.createServer((request, response) => {
    response.writeHead(200, {'content-type': 'application/json', ...cors});
    response.end(JSON.stringify({headers: request.headers}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return {url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop};
}

/** Writes nodes in place of the first ones of the database specification of a copy; gives what undoes it. */
export function nameNodes(site: string, nodes: readonly Node[]): () => void {
  return editFile(path.join(site, 'openapi/database.yaml'), (original) => {
    let text = original;
    for (const [index, {url}] of nodes.entries()) {
      const before = `url: '{{node${index + 1}.url}}'`;
      if (!text.includes(before)) throw new Error(`openapi/database.yaml has no ${before}`);
      text = text.replace(before, `url: '${url}'`);
    }
    return text;
  });
}

export interface PublishedConsole {
  readonly buildDir: string;
  readonly open: Node;
  readonly closed: Node;
}

export function describePublishedConsole(built: () => PublishedConsole): void {
  describe('a build with the console', () => {
    let site: ServedBuild;
    let page: Page;
    beforeAll(async () => {
      site = await openBuild(built().buildDir);
    });
    afterAll(() => site.close());

    it('offers the servers of the specification, none of the development machine', async () => {
      page = await site.browser.newPage();
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (/console/i.test(request.url())) scripts.push(request.url());
      });
      await page.goto(`${site.origin}/api/nildb/get-schemas`);
      await page.locator('html[data-has-hydrated=true]').waitFor();
      await page.waitForLoadState('networkidle');
      expect(scripts).toEqual([]);
      // Code that cannot be fetched is told, and the button stays for another try.
      const opener = page.getByRole('button', {name: 'Open the console'});
      await page.route(/console/i, (route) => route.abort());
      await opener.click();
      await page.getByText('The console could not be loaded.').waitFor();
      await page.unroute(/console/i);
      await opener.click();
      const options = page.getByRole('form', {name: 'Console'}).getByLabel('Server');
      await options.waitFor();
      const urls = await options.locator('option').allTextContents();
      expect(urls.slice(0, 2)).toEqual([built().open.url, built().closed.url]);
      expect(urls).toHaveLength(3);
      expect(new Set(scripts).size).toBe(1);
    });

    it('calls a server that lets it, with the token and without cookies', async () => {
      const form = page.getByRole('form', {name: 'Console'});
      await form.getByLabel(/^Credential/).fill('t-1');
      await form.getByRole('button', {name: 'Send'}).click();
      await form.getByRole('status').filter({hasText: 'Status 200'}).waitFor();
      const answer = JSON.parse(await form.getByLabel('Body of the answer').inputValue()) as {
        headers: Record<string, string>;
      };
      expect(answer.headers['authorization']).toBe('Bearer t-1');
      expect(answer.headers['cookie']).toBeUndefined();
    });

    it('says in words that a server does not let it, or is not there', async () => {
      const form = page.getByRole('form', {name: 'Console'});
      await form.getByLabel('Server').selectOption(built().closed.url);
      await form.getByRole('button', {name: 'Send'}).click();
      await form
        .getByRole('status')
        .filter({hasText: 'could not be reached, or it does not allow calls from this page (CORS)'})
        .waitFor();
      await page.close();
    });
  });
}
