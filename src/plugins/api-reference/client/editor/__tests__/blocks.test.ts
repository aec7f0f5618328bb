// @vitest-environment happy-dom
import {beforeEach, describe, expect, it} from 'vitest';
import {highlightFence} from '../../../../code';
import {mapValues} from '../../../shared/request/mapValues';
import {languages, printSample} from '../../../shared/request/samples';
import {jsonSample} from '../../__tests__/jsonSample';
import {findBlocks, PATH_ATTRIBUTE} from '../blocks';

const template = jsonSample({name: "it's", list: [{share: -1.5, done: true}]});
const fail = (problem: string) => expect.fail(problem);

/** The samples as the page shows them. */
function renderSamples(): void {
  const blocks = languages.map((language) => {
    const fence = {
      language: language.highlight,
      meta: '',
      value: printSample(language, template).text,
    };
    const {html} = highlightFence(fence, {siteDir: '.'}, {warn: fail, warnOnce: fail});
    return `<pre><code>${html}</code></pre>`;
  });
  document.body.innerHTML = `<pre><code>of the author</code></pre>${blocks.join('')}`;
}

const change = (next: string) =>
  mapValues(template, (path, value) => (path.includes('name') ? next : value));

beforeEach(renderSamples);

describe('the samples of a page', () => {
  it('get an element around each value, and keep their text and colors', () => {
    const before = document.body.textContent;
    const colors = document.querySelectorAll('.s').length;
    const blocks = findBlocks(document.body, template, false, () => undefined);
    expect(blocks.map(({language}) => language.value)).toEqual(['ts', 'python', 'curl', 'go']);
    expect(document.body.textContent).toBe(before);
    expect(document.querySelectorAll('.s').length).toBeGreaterThanOrEqual(colors);
    for (const {code} of blocks) {
      const shares = code.querySelectorAll(`[${PATH_ATTRIBUTE}*="share"]`);
      expect([...shares].map(({textContent}) => textContent)).toEqual(['-1.5']);
    }
  });

  it('show another request as if it was printed, and the first one again', () => {
    const blocks = findBlocks(document.body, template, false, () => undefined);
    const before = document.body.textContent;
    // A backtick ends a raw string of Go, which then needs another kind of string.
    for (const name of ['short', 'with a `backtick`', "it's"]) {
      for (const block of blocks) {
        const printed = printSample(block.language, change(name));
        block.show(printed);
        expect(block.code.textContent).toBe(printed.text);
      }
    }
    expect(document.body.textContent).toBe(before);
  });
});
