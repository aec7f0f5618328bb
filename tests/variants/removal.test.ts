/** Deleting the folder of a capability and its lines in the configuration removes the feature, and breaks nothing else. */
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildSite, copySite, editFile} from './siteCopy';

/** Each with a file that it alone writes into a build. */
const REMOVED = {
  'developer-kit': 'developer-kit.tgz',
  'well-known': 'robots.txt',
  headers: '_headers',
};

/** These write none: what they show is gone, and nothing asks for it. */
const WITHOUT_FILE = ['feedback', 'third-parties'];

/** The configuration without a capability: its import, and the lines that call what was imported. */
function withoutCapability(config: string, name: string): string {
  const found = new RegExp(`import \\{([^}]+)\\} from './src/capabilities/${name}';\n`).exec(
    config,
  );
  if (found === null) throw new Error(`docusaurus.config.ts does not import ${name}`);
  const [line, names = ''] = found;
  const imported = names.split(',').map((entry) => entry.trim());
  return imported.reduce(
    (text, call) =>
      text.replace(new RegExp(`^( *)${call}(?:,\n|\\(.*\\),\n|\\([^]*?^\\1\\}\\),\n)`, 'm'), ''),
    config.replace(line, ''),
  );
}

describe('a site without some capabilities', () => {
  it('builds all pages, and lacks what they made', async () => {
    const site = copySite('without');
    for (const file of Object.values(REMOVED))
      expect(existsSync(path.join('build', file))).toBe(true);
    for (const name of [...Object.keys(REMOVED), ...WITHOUT_FILE]) {
      rmSync(path.join(site, 'src/capabilities', name), {recursive: true});
      editFile(path.join(site, 'docusaurus.config.ts'), (text) => withoutCapability(text, name));
    }
    const {code, output, buildDir} = await buildSite(site, {}, {minify: false});
    expect(code, output).toBe(0);
    for (const file of Object.values(REMOVED))
      expect(existsSync(path.join(buildDir, file))).toBe(false);
    const page = readFileSync(path.join(buildDir, 'quickstart.html'), 'utf8');
    expect(page).toContain('Start building');
    expect(page).not.toContain('Was this page helpful?');
  });
});
