import {expect, it} from 'vitest';
import {createTranslationFile} from '../../../lib/translationFiles';
import {collectThemeTexts, translateThemeTexts} from '../node/themeTexts';

const themeTexts = {
  navbar: {items: [{label: 'GitHub', 'aria-label': 'GitHub (new tab)'}, {label: 'API'}]},
  footer: {links: [{title: 'More', items: [{html: '<b>Privacy</b>'}, {label: 'Blog'}]}]},
};

it('collects aria labels of the navbar and HTML of the footer', () => {
  expect(Object.values(collectThemeTexts(themeTexts))).toEqual([
    'GitHub (new tab)',
    '<b>Privacy</b>',
  ]);
});

it('translates these texts and keeps all others', () => {
  const translations: Record<string, string> = {};
  for (const [id, text] of Object.entries(collectThemeTexts(themeTexts))) {
    translations[id] = `fr ${text}`;
  }
  const file = createTranslationFile('theme', translations);
  expect(translateThemeTexts(themeTexts, [file])).toEqual({
    navbar: {items: [{label: 'GitHub', 'aria-label': 'fr GitHub (new tab)'}, {label: 'API'}]},
    footer: {links: [{title: 'More', items: [{html: 'fr <b>Privacy</b>'}, {label: 'Blog'}]}]},
  });
});

it('returns the original texts when there is no translation', () => {
  expect(translateThemeTexts(themeTexts, [])).toEqual(themeTexts);
});
