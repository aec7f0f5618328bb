/** The published site calls no API: without API_CONSOLE=on nothing of the console is in the build. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const buildDir = path.resolve(import.meta.dirname, '../../build');
const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'});
const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');

/** Ids of its texts, and what its button says. */
const traces = /api\.console\.|Open the console/;

it('no script holds code of the console', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(60);
  expect(scripts.filter((file) => /console/i.test(path.basename(file)))).toEqual([]);
  const found = scripts.filter((file) => traces.test(read(file)));
  expect(found).toEqual([]);
});

it('no page of the reference, and no text made of it, mentions it', () => {
  const texts = files.filter((file) => /^(?:api|openapi)[\\/].*\.(?:html|md|json|yaml)$/.test(file));
  expect(texts.length).toBeGreaterThan(40);
  const found = texts.filter((file) => traces.test(read(file)));
  expect(found).toEqual([]);
});
