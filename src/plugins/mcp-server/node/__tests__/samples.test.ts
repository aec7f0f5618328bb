import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findSamples, projectsText} from '../samples';

const siteDir = path.resolve(import.meta.dirname, '../../../../..');

describe('findSamples', () => {
  it('returns a program, the files that it imports, and the packages that these need', () => {
    const [sample] = findSamples(siteDir, ['vault/payroll']);
    const files: Readonly<Record<string, string>> = sample?.files ?? {};
    expect(Object.keys(files)[0]).toBe('payroll.ts');
    expect(Object.keys(files).at(-1)).toBe('package.json');
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['access.ts', 'lib/call.ts']));
    expect(files['payroll.ts']).not.toContain('#region');
    const {dependencies} = JSON.parse(files['package.json'] ?? '') as {dependencies: object};
    expect(Object.keys(dependencies)).toContain('did-jwt');
  });

  it('names the samples that exist when one is missing', () => {
    expect(() => findSamples(siteDir, ['vault/pay'])).toThrow(
      /^There is no sample "vault\/pay" \(examples\/vault\/pay\.ts\)\. The samples are: .*vault\/payroll/,
    );
  });
});

describe('projectsText', () => {
  it('has one package.json for each folder, and each file once', () => {
    const names = ['vault/quickstart', 'llm/streaming', 'vault/payroll', 'vault/top-three'];
    const text = projectsText(findSamples(siteDir, names));
    expect(text.match(/^## .*$/gm)).toEqual(['## vault', '## llm']);
    const titles = [...text.matchAll(/title="([^"]+)"/g)].map(([, title]) => title);
    const vault = titles.slice(0, titles.indexOf('package.json') + 1);
    expect(new Set(vault).size).toBe(vault.length);
    expect(vault).toEqual(expect.arrayContaining(['quickstart.ts', 'payroll.ts', 'top-three.ts']));
    expect(titles.filter((title) => title === 'package.json')).toHaveLength(2);
  });

  it('is empty without samples', () => {
    expect(projectsText([])).toBe('');
  });
});
