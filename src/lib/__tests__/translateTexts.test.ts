import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {translateTexts} from '../translateTexts';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  mkdirSync(path.join(siteDir, 'i18n/fr/translations'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'i18n/fr/translations/configuration.json'),
    JSON.stringify({a: {message: 'un'}, gone: {message: 'parti'}}),
  );
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it('returns translations from the file of the locale, and other texts unchanged', () => {
  expect(translateTexts(siteDir, 'fr', {a: 'one', b: 'two'})).toEqual({a: 'un', b: 'two'});
  expect(translateTexts(siteDir, 'en', {a: 'one'})).toEqual({a: 'one'});
});
