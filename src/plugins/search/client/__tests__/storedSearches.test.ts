// @vitest-environment happy-dom
import {afterEach, expect, it} from 'vitest';
import {removeBrokenSearches} from '../storedSearches';

const KEY = '__DOCSEARCH_RECENT_SEARCHES__docs';
const search = {objectID: '1', url: '/quickstart', type: 'lvl1', hierarchy: {lvl1: 'Quickstart'}};

afterEach(() => localStorage.clear());

it.each([
  '',
  'null',
  '"text"',
  '{}',
  '[null]',
  '[1]',
  '[{"url":"/a"}]',
  '[',
  JSON.stringify([search, {...search, hierarchy: null}]),
  JSON.stringify([search, {...search, url: 1}]),
  JSON.stringify([{...search, url: 'javascript:alert(1)'}]),
  JSON.stringify([{...search, content: '<img src=x>'}]),
  JSON.stringify([{...search, hierarchy: {lvl1: '<b>Quickstart</b>'}}]),
])('removes %s, which the modal must not show', (stored) => {
  localStorage.setItem(KEY, stored);
  removeBrokenSearches('docs');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('keeps searches, and values of another index', () => {
  const stored = JSON.stringify([search]);
  localStorage.setItem(KEY, stored);
  localStorage.setItem(`${KEY}2`, 'null');
  removeBrokenSearches('docs');
  expect(localStorage.getItem(KEY)).toBe(stored);
  expect(localStorage.getItem(`${KEY}2`)).toBe('null');
});
