import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {compareBuilds, pageLines} from '../compare';

const folder = mkdtempSync(path.join(tmpdir(), 'compare-builds-'));
afterAll(() => rmSync(folder, {recursive: true}));

function makeBuild(name: string, files: Readonly<Record<string, string>>): string {
  const dir = path.join(folder, name);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
  return dir;
}

describe('compareBuilds', () => {
  it('ignores asset names, policy hashes, scripts, and compressed copies', () => {
    const before = makeBuild('a', {
      'index.html': '<script src="/assets/js/main.12345678.js"></script><p>Hello</p>',
      _headers: "script-src 'self' 'sha256-abc='",
      'index.html.gz': 'old',
    });
    const after = makeBuild('b', {
      'index.html': '<script src="/assets/js/main.87654321.js"></script><p>Hello</p>',
      _headers: "script-src 'self' 'sha256-def='",
      'index.html.gz': 'new',
    });
    expect(compareBuilds(before, after)).toEqual([]);
  });

  it('reports changed text, changed links, and files that only one build has', () => {
    const before = makeBuild('c', {'page.html': '<a href="/a">Go</a>', 'old.md': 'x'});
    const after = makeBuild('d', {'page.html': '<a href="/b">Stop</a>', 'new.md': 'x'});
    expect(compareBuilds(before, after)).toEqual([
      {file: 'new.md', removed: [], added: ['(whole file)']},
      {file: 'old.md', removed: ['(whole file)'], added: []},
      {file: 'page.html', removed: ['link /a', 'Go'], added: ['link /b', 'Stop']},
    ]);
  });
});

describe('pageLines', () => {
  it('reads text, labels, and the description in document order', () => {
    const html =
      '<meta name="description" content="Short"><button aria-label="Menu"><b> A  b </b></button>';
    expect(pageLines(html)).toEqual(['description Short', 'label Menu', 'A b']);
  });
});
