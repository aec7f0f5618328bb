/**
 * Deleting the folder of a capability and its lines in the configuration removes the feature from the site, even if
 * an earlier build left generated files behind.
 */
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {COMPOSITION, withoutCapability} from './removeCapability';
import {buildSite, copySite, editFile} from './siteCopy';

/** Capabilities to remove, each with a file that only it writes into a build, if there is one. */
const REMOVED: Readonly<Record<string, string | undefined>> = {
  'developer-kit': 'developer-kit.tgz',
  'well-known': 'robots.txt',
  headers: '_headers',
  'third-parties': 'js/third-party-frame.js',
  feedback: undefined,
};

/** Pages that link to the developer kit. The build reports such links until a writer removes them. */
const LINKING_PAGES = ['secret-vault-quickstart', 'secretLLM/quickstart'];

it('a site without five capabilities builds, without their files', async () => {
  const site = copySite('without');
  const generated = path.resolve('.cache/static');
  // Left behind by an earlier build, in which the capabilities were still there.
  if (existsSync(generated)) cpSync(generated, path.join(site, '.cache/static'), {recursive: true});
  for (const name of Object.keys(REMOVED)) {
    rmSync(path.join(site, 'src/capabilities', name), {recursive: true});
    for (const file of COMPOSITION) {
      const absolute = path.join(site, file);
      writeFileSync(absolute, withoutCapability(readFileSync(absolute, 'utf8'), name, file));
    }
  }

  for (const name of LINKING_PAGES)
    editFile(path.join(site, `docs/build/${name}.mdx`), (text) =>
      text.replace('[developer kit](pathname:///developer-kit.tgz)', 'developer kit'),
    );

  const {code, output, buildDir} = await buildSite(site, {}, {minify: false});
  expect(code, output).toBe(0);
  for (const file of Object.values(REMOVED)) {
    if (file === undefined) continue;
    expect(existsSync(path.join('build', file)), `build/${file}`).toBe(true);
    expect(existsSync(path.join(buildDir, file)), file).toBe(false);
  }
  // The folder of the developer kit would otherwise keep its archive.
  expect(readdirSync(path.join(site, '.cache/static'))).toEqual(['code']);
  const page = readFileSync(path.join(buildDir, 'quickstart.html'), 'utf8');
  expect(page).toContain('Start building');
  expect(page).not.toContain('Was this page helpful?');
});
