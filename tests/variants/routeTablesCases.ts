/** A site whose pages' routes come in tables, as those of two hundred pages do: here of fewer, to be quick. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {product} from '../../src/config/product';
import {openBuild, type ServedBuild} from './servedBuild';
import {editFile} from './siteCopy';

/** Has a copy of the site make tables from ten pages on; returns what puts its configuration back. */
export function makeTables(site: string): () => void {
  return editFile(path.join(site, 'docusaurus.config.ts'), (text) =>
    text.replace('corePatchesPlugin({', 'corePatchesPlugin({tablesFrom: 10, '),
  );
}

const TITLE = `What is ${product.name}`;
const LAST = `/what-is-${product.slug}`;
const tableName = (url: string) => /\/(routes-\d+)\.[^/]*\.js$/.exec(url)?.[1];

export function describeRouteTables(built: () => string): void {
  describe('routes in tables', () => {
    let site: ServedBuild;
    let page: Page;
    let tables: string[];
    let problems: string[];
    beforeAll(async () => {
      site = await openBuild(built());
    });
    afterAll(() => site.close());
    beforeEach(async () => {
      page = await site.browser.newPage();
      tables = [];
      problems = [];
      page.on('request', (request) => {
        const name = tableName(request.url());
        if (name !== undefined) tables.push(name);
      });
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        if (message.type() !== 'log') problems.push(message.text());
      });
    });
    afterEach(() => page.close());

    async function open(route: string) {
      await page.goto(site.origin + route);
      await page.locator('html[data-has-hydrated=true]').waitFor();
    }
    const heading = (text: string) => page.getByRole('heading', {level: 1, name: text}).waitFor();

    it('name files that exist, and no page stands in the scripts that every page loads', () => {
      const folder = path.join(built(), 'assets/js');
      const files = readdirSync(folder);
      const hashes = files
        .filter((file) => /^routes-\d+\./.test(file))
        .map((file) =>
          /__fileHashes,(\{.*\})\);$/.exec(readFileSync(path.join(folder, file), 'utf8')),
        )
        .map((found) => JSON.parse(found?.[1] ?? '{}') as Record<string, string>);
      expect(hashes.length).toBeGreaterThan(0);
      for (const [id, hash] of hashes.flatMap((table) => Object.entries(table)))
        expect(existsSync(path.join(folder, `${id}.${hash}.js`)), `${id}.${hash}.js`).toBe(true);
      const main = files.find((file) => file.startsWith('main.')) ?? '';
      expect(readFileSync(path.join(folder, main), 'utf8')).not.toMatch(
        /\(["']\/learn\/architecture["']/,
      );
    });

    it('a visit loads one; another page brings its own, and going back needs none', async () => {
      await open('/api/overview');
      expect(tables).toEqual(['routes-0']);
      await page.getByRole('link', {name: 'Learn', exact: true}).first().click();
      await heading(TITLE);
      expect(tables).toEqual(['routes-0', 'routes-1']);
      await page.goBack();
      await page.waitForURL('**/api/overview');
      await page.locator('h1').waitFor();
      expect(tables).toHaveLength(2);
      expect(problems).toEqual([]);
    });

    it('every locale has its own', async () => {
      await open(`/fr${LAST}`);
      await page.getByRole('link', {name: 'Start Building'}).first().click();
      await page.waitForURL('**/fr/quickstart');
      expect(tables).toEqual(['routes-1']);
      expect(problems).toEqual([]);
    });

    it('a path that is in none is not found', async () => {
      await page.goto(`${site.origin}/learn/nothing`);
      await heading('Page Not Found');
    });

    it('one that does not come is asked for again by a full load', async () => {
      await open('/api/overview');
      await page.route(/\/routes-1\./, (route) => route.abort(), {times: 1});
      await page.getByRole('link', {name: 'Learn', exact: true}).first().click();
      await heading(TITLE);
      expect(tables).toContain('routes-1');
      expect(new URL(page.url()).pathname).toBe(LAST);
    });
  });
}
