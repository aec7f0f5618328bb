/** The Markdown beside each route: nothing of the page may be missing, nothing of MDX may be left. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../src/config/apis';
import {readPage} from '../builtSite';
import {expectedRoutes} from '../routes';
import {Contract, plain} from './contract';

const siteDir = path.resolve(import.meta.dirname, '../..');
const buildDir = path.join(siteDir, 'build');
const routes = expectedRoutes().filter((route) => route !== '/' && route !== '/search');
const read = (route: string) => readFileSync(path.join(buildDir, `${route}.md`), 'utf8');

/** Words alone: what escapes, marks and line breaks of either format do not change. */
const words = (text: string) => plain(text).replace(/[\\*_`|#<>\s\u200B]+/g, '');
const withoutCode = (markdown: string) =>
  markdown.replace(/^[ >]*(`{3,}).*\n[\s\S]*?^[ >]*\1[ ]*$/gm, '').replace(/`[^`\n]*`/g, '');

describe.each(routes)('%s.md', (route) => {
  it('is whole, plain Markdown, and is named by its page', () => {
    expect(existsSync(path.join(buildDir, `${route}.md`))).toBe(true);
    const markdown = read(route);
    const {$} = readPage(buildDir, route);
    expect(markdown).toMatch(/^# \S.*\n\n> \S/);
    expect(markdown).not.toContain('{{');
    expect(withoutCode(markdown)).not.toMatch(/(?<!\\)<\/?(?!https?:)[A-Za-z]|className=|^import |\]\((?:\/|pathname:)|&#x/m);
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`${route}.md`);

    const copy = words(markdown);
    const parts = $('article h1, article h2, article h3, article pre, article td, article .admonition p')
      .not('[class*="mermaid"]')
      .toArray()
      .filter((element) => $(element).closest('[class*="summary_"], table:has(caption)').length === 0)
      .map((element) => {
        const part = $(element).clone();
        part.find('.hash-link, button, [role="status"], [role="tooltip"]').remove();
        return part.text();
      });
    expect(parts.length).toBeGreaterThan(0);
    expect(parts.filter((part) => !copy.includes(words(part)))).toEqual([]);
  });
});

describe.each(apis)('the copies of the $id API', (api) => {
  it('hold the whole contract: every property with its type, limits and description', () => {
    const copies = routes.filter((route) => route.startsWith(`/api/${api.segment}/`)).map(read);
    const missing = new Contract(siteDir, api).operations().flatMap((operation) => {
      const copy = copies.find((text) => text.includes(`\n\`${operation.method} ${operation.path}\`\n`));
      if (copy === undefined) return [`${operation.method} ${operation.path}: no copy`];
      const text = words(copy);
      return operation.promises
        .flatMap((promise) => promise.words)
        .filter((word) => !text.includes(words(word)))
        .map((word) => `${operation.operationId}: ${word}`);
    });
    expect(missing).toEqual([]);
  });
});
