/** Tests that a build contains nothing of the API console: the published site calls no API. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const buildDir = path.resolve(import.meta.dirname, '../../build');
const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** Matches the ids of its UI texts, and the text of its button. */
const traces = /api\.console\.|Open the console/;

it('no script contains code of the console', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((file) => /console/i.test(path.basename(file)))).toEqual([]);
  const found = scripts.filter((file) => traces.test(read(file)));
  expect(found).toEqual([]);
});

it('no page of the API reference, and no file made from one, mentions the console', () => {
  const texts = files.filter((file) =>
    /^(?:api|openapi)[\\/].*\.(?:html|md|json|yaml)$/.test(file),
  );
  expect(texts).not.toEqual([]);
  const found = texts.filter((file) => traces.test(read(file)));
  expect(found).toEqual([]);
});
