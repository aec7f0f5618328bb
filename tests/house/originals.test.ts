import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  installedOriginals,
  recordFile,
  slotFiles,
  type Originals,
} from '../../tools/theme-originals/originals';

const siteDir = path.resolve(import.meta.dirname, '../..');
const recorded = JSON.parse(readFileSync(recordFile, 'utf8')) as Originals;
const installed = installedOriginals(siteDir);

describe('stock components under ours', () => {
  it.each(Object.keys(installed))(
    '%s: the original is the one that ours was written against',
    (name) => {
      expect(
        recorded[name],
        `The original of ${name} is new or changed. Compare it with ours, then run: npx tsx tools/theme-originals`,
      ).toBe(installed[name]);
    },
  );

  it('nothing is recorded that is no longer there', () => {
    expect(Object.keys(recorded).sort()).toEqual(Object.keys(installed).sort());
  });
});

describe('our slots', () => {
  const source = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

  it.each(slotFiles(siteDir))('%s says in its first line what was changed', (file) => {
    expect(source(file)).toMatch(/^\/\/ Change: \S/);
  });

  // In a capability @theme-original is the slot itself: it wraps @theme-init, what the theme or the core brought.
  it.each(slotFiles(siteDir).filter((file) => !file.startsWith('src/theme/')))(
    '%s does not wrap itself',
    (file) => {
      const slot = file.replace(/^.*?\/theme\//, '').replace(/(?:\/index)?\.tsx$/, '');
      expect(source(file)).not.toContain(`'@theme-original/${slot}'`);
    },
  );

  it('only slots are here: any file would become an alias', () => {
    expect(slotFiles(siteDir).filter((file) => !(file in installed))).toEqual([]);
  });
});
