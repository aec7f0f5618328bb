import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  installedOriginals,
  recordFile,
  slotFiles,
  type Originals,
} from '../../../tools/theme-originals/originals';

const siteDir = path.resolve(import.meta.dirname, '../../..');
const recorded = JSON.parse(readFileSync(recordFile(siteDir), 'utf8')) as Originals;
const installed = installedOriginals(siteDir);

describe('stock components under ours', () => {
  it.each(Object.keys(installed))('%s is the one that ours was written against', (name) => {
    expect(
      recorded[name],
      `The original of ${name} is new or changed (${installed[name]?.package}). Compare it with ours, ` +
        'then run: npx tsx tools/theme-originals/index.ts',
    ).toEqual(installed[name]);
  });

  it('nothing is recorded that is no longer there', () => {
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(installed).sort());
  });
});

describe('our files in src/theme', () => {
  const source = (file: string) => readFileSync(path.join(siteDir, 'src/theme', file), 'utf8');

  it.each(slotFiles(siteDir))('%s says in its first line what was changed', (file) => {
    expect(source(file)).toMatch(/^\/\/ Change: \S/);
  });

  it.each(slotFiles(siteDir))('%s stands on public hooks', (file) => {
    expect(source(file)).not.toMatch(/from '@docusaurus\/(?:theme-common\/internal|core\/)/);
  });

  it('only slots are here: any file would become an alias', () => {
    const own = slotFiles(siteDir).filter((file) => !(file in installed));
    expect(own).toEqual([]);
  });
});
