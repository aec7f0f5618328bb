/** Tests that code is highlighted in the HTML, and that browsers load no highlighter. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {htmlFiles} from '../builtSite';

const buildDir = path.resolve('build');
let pages: {file: string; html: string}[] = [];
beforeAll(() => {
  pages = htmlFiles(buildDir).map((file) => ({
    file,
    html: readFileSync(path.join(buildDir, file), 'utf8'),
  }));
});

describe('code in the build', () => {
  it('is highlighted in the static HTML', () => {
    const blocks = pages.flatMap(
      ({html}) =>
        html.match(/<code class="?language-(?:ts|sh|bash|json|http)\b.*?<\/code>/gs) ?? [],
    );
    const colored = blocks.filter((block) => /<span class="?[a-z]"?>/.test(block));
    expect(blocks.length).toBeGreaterThan(5);
    expect(colored.length).toBeGreaterThan(blocks.length / 2);
  });

  it('has no inline style', () => {
    for (const {file, html} of pages) {
      const blocks = html.match(/<pre\b.*?<\/pre>/gs) ?? [];
      expect(
        blocks.filter((block) => block.includes(' style=')),
        file,
      ).toEqual([]);
    }
  });

  it('needs no highlighter and no grammar in the browser', () => {
    const folder = path.join(buildDir, 'assets/js');
    const chunks = readdirSync(folder).filter((file) => file.endsWith('.js'));
    expect(chunks.length).toBeGreaterThan(0);
    // Names that minification keeps: settings of Prism and of its React renderer, and a token of a grammar.
    const traces = [
      'disableWorkerMessageHandler',
      'disableAutomaticHighlight',
      'prism-color',
      'token-line',
      'function-variable',
    ];
    for (const chunk of chunks) {
      const text = readFileSync(path.join(folder, chunk), 'utf8');
      expect(
        traces.filter((trace) => text.includes(trace)),
        chunk,
      ).toEqual([]);
    }
  });
});
