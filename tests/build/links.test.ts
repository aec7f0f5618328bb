/** The build only warns about broken anchors. Readers of this site meet none. */
import {expect, it} from 'vitest';
import {readAnchorProblems} from '../../src/plugins/page-errors';

it('the build found no link to a missing heading or element', () => {
  expect(readAnchorProblems('.')?.problems).toEqual([]);
});
