import type {Root} from 'hast';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import {parseHtmlFragment} from '../../../lib/parseHtml';
import {addressStep} from '../addressStep';

it('marks links whose text is their address, and no others', () => {
  const page = (mark: string) =>
    `<p><a href="https://example.org/"${mark}>https://example.org/</a>, <a href="https://example.org/">a page</a></p>`;
  const tree: Root = parseHtmlFragment(page(''));
  unified().use(addressStep).runSync(tree);
  expect(tree).toEqual(parseHtmlFragment(page(' data-address=""')));
});
