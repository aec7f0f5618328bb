import {expect, it} from 'vitest';
import {brokenLinks} from '../../tools/check-anchors/links';

it('links lead to a page or a file, those with an anchor to an element of that id', () => {
  expect(brokenLinks('build', '/')).toEqual([]);
});
