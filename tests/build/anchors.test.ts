import {expect, it} from 'vitest';
import {brokenAnchors} from '../../tools/check-anchors/anchors';

it('links with an anchor lead to an element of that id', () => {
  expect(brokenAnchors('build', '/')).toEqual([]);
});
