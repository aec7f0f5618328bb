import {mkdirSync, mkdtempSync, readdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {developerKitStaticDir} from '../../capabilities/developer-kit';
import {removeUnusedFolders} from '../staticFolders';

it('removes the generated files of a capability that is no longer part of the site', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'static-'));
  const inSite = (...names: string[]) => path.join(siteDir, ...names);
  // Before the first build, there is nothing to remove.
  removeUnusedFolders(siteDir, ['static']);
  for (const folder of [developerKitStaticDir, '.cache/static/removed', 'static']) {
    mkdirSync(inSite(folder), {recursive: true});
    writeFileSync(inSite(folder, 'file.tgz'), '');
  }
  removeUnusedFolders(siteDir, ['static', developerKitStaticDir]);
  expect(readdirSync(inSite('.cache/static'))).toEqual(['developer-kit']);
  expect(readdirSync(inSite(developerKitStaticDir))).toEqual(['file.tgz']);
  expect(readdirSync(inSite('static'))).toEqual(['file.tgz']);
});
