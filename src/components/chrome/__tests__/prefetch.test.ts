import {expect, it} from 'vitest';
import {mayFetchAhead} from '../prefetch/clientModule';

it.each([
  [undefined, true],
  [{effectiveType: '4g'}, true],
  [{effectiveType: '3g'}, true],
  [{effectiveType: '2g'}, false],
  [{effectiveType: 'slow-2g'}, false],
  [{effectiveType: '4g', saveData: true}, false],
  [{saveData: false}, false],
])('connection %j: %s', (connection, expected) => {
  expect(mayFetchAhead(connection)).toBe(expected);
});
