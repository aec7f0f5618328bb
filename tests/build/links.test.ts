import {expect, it} from 'vitest';
import {findBrokenLinks} from '../../tools/check-anchors/links';

it('all links point to a page or a file, and their anchors to an element', () => {
  expect(findBrokenLinks('build', '/')).toEqual([]);
});
