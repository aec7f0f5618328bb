// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {fillSamples, replaceText} from '../fillSamples';

describe('fillSamples', () => {
  const samples = () => [...document.querySelectorAll('code')].map(({textContent}) => textContent);

  beforeEach(() => {
    document.body.innerHTML =
      "<pre><code>curl <span class=\"s\">'https://a.example.org<wbr>/data'</span> \\\n  -H 'Bearer YOUR_JWT'</code></pre>" +
      '<pre><code>"YOUR_JWT" + "YOUR_JWT"</code></pre><p><code>YOUR_JWT</code></p>';
  });

  it('replaces each text in all code blocks, and nowhere else', () => {
    const markup = document.querySelector('span')?.outerHTML;
    fillSamples(
      document,
      new Map([
        ['https://a.example.org', 'http://localhost:1'],
        ['YOUR_JWT', 'a.b.c'],
      ]),
    );
    expect(samples()).toEqual([
      "curl 'http://localhost:1/data' \\\n  -H 'Bearer a.b.c'",
      '"a.b.c" + "a.b.c"',
      'YOUR_JWT',
    ]);
    // The elements with the colors are still there.
    expect(document.querySelector('span')?.outerHTML).toBe(
      markup?.replace('https://a.example.org', 'http://localhost:1'),
    );
  });

  it('replaces the first text again, and restores it', () => {
    const before = samples();
    fillSamples(document, new Map([['YOUR_JWT', 'first']]));
    fillSamples(document, new Map([['YOUR_JWT', 'second']]));
    expect(samples()[1]).toBe('"second" + "second"');
    fillSamples(document, new Map());
    expect(samples()).toEqual(before);
  });

  it('takes texts as they are: no patterns, no replacement in a replacement', () => {
    document.body.innerHTML = '<pre><code>a.b axb c</code></pre>';
    fillSamples(
      document,
      new Map([
        ['a.b', '$&c'],
        ['c', 'd'],
      ]),
    );
    expect(samples()).toEqual(['$&c axb d']);
  });
});

it('replaces a text that begins with another one as a whole', () => {
  document.body.innerHTML = '<pre><code>id id-2</code></pre>';
  fillSamples(
    document,
    new Map([
      ['id', 'a'],
      ['id-2', 'b'],
    ]),
  );
  expect(document.body.textContent).toBe('a b');
});

describe('replaceText', () => {
  const code = () => document.querySelector('code');

  beforeEach(() => {
    document.body.innerHTML = '<pre><code>a <i>"b<wbr>c"</i> d</code></pre>';
  });

  it('replaces a range that is in several nodes', () => {
    const element = code();
    if (element === null) throw new Error('There is no code');
    replaceText(element, 2, 6, '"long text"');
    expect(element.textContent).toBe('a "long text" d');
    replaceText(element, 2, 13, '""');
    expect(element.innerHTML).toBe('a <i>""<wbr></i> d');
  });

  it('stays when the reader removes other values', () => {
    const element = code();
    if (element === null) throw new Error('There is no code');
    fillSamples(document, new Map([['b', 'x']]));
    replaceText(element, 2, 6, '"new"');
    fillSamples(document, new Map());
    expect(element.textContent).toBe('a "new" d');
  });
});
