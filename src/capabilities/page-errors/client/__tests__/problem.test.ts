import {expect, it} from 'vitest';
import {problem} from '../problem';

it.each([
  ['#install', '#install is no place on this page. Did you mean #installs?'],
  ['#zebra', '#zebra is no place on this page.'],
  ['#50%', '#50% is no place on this page.'],
  ['#in%73talls', undefined],
  ['', undefined],
])('%s: %s', (hash, message) => {
  expect(problem(hash, ['installs', 'top'])).toBe(message);
});
