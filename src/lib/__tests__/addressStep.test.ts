import type {Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {toHtml} from 'hast-util-to-html';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {addressStep} from '../addressStep';

it('marks links whose text is their address, and no others', () => {
  const page = (mark: string) =>
    `<p><a href="https://example.org/"${mark}>https://example.org/</a>, <a href="https://example.org/">a page</a></p>`;
  const tree: Root = fromHtml(page(''), {fragment: true});
  unified().use(addressStep).runSync(tree);
  expect(toHtml(tree)).toBe(page(' data-address=""'));
});
