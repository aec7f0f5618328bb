import type {Root} from 'hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {visitElements} from '../../../lib/hast';
import {parseHtmlFragment} from '../../../lib/parseHtml';
import {shortCodeStep} from '../shortCodeStep';

it('marks short code in texts that would break', () => {
  const texts = ['Content-Type', 'name', 'https://node-a1.example.org/v1', '- '.repeat(20)];
  const codes = texts.map((text) => `<code>${text}</code>`).join(' ');
  const tree: Root = parseHtmlFragment(`<p>${codes}</p><pre><code>npm install</code></pre>`);
  unified().use(shortCodeStep).runSync(tree);
  const marks: unknown[] = [];
  visitElements(tree, ({tagName, properties}) => {
    if (tagName === 'code') marks.push(properties['dataShort']);
  });
  expect(marks).toEqual(['', undefined, 'wide', undefined, undefined]);
});
