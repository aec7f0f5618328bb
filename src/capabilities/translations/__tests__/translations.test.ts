import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {translateTexts} from '..';

let siteDir: string;
beforeAll(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'translations-'));
  mkdirSync(path.join(siteDir, 'i18n/fr/site-texts'), {recursive: true});
  writeFileSync(
    path.join(siteDir, 'i18n/fr/site-texts/texts.json'),
    JSON.stringify({a: {message: 'un'}, gone: {message: 'parti'}}),
  );
});
afterAll(() => rmSync(siteDir, {recursive: true}));

it('gives the texts that the file of the locale has, the others as they are', () => {
  expect(translateTexts(siteDir, 'fr', {a: 'one', b: 'two'})).toEqual({a: 'un', b: 'two'});
  expect(translateTexts(siteDir, 'en', {a: 'one'})).toEqual({a: 'one'});
});
