import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {brokenAnchors} from '../anchors';

it('names links whose anchor leads nowhere, and the nearest id', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'anchors-'));
  mkdirSync(path.join(build, 'dir'));
  const links = [
    '#zebra',
    '#a',
    '/base/dir/x#install',
    '/base/?q=1#top',
    'https://x.example/#c',
    '/y#z',
  ];
  const anchors = links.map((href) => `<a href="${href}">`).join('');
  writeFileSync(path.join(build, 'index.html'), '<h1 id="top">');
  writeFileSync(
    path.join(build, 'dir/x.html'),
    `<h2 id=installs><h2 id=a%>${anchors}<a href=#a%25>`,
  );
  writeFileSync(path.join(build, 'y.html'), anchors);
  expect(brokenAnchors(build, '/base/')).toEqual([
    {page: 'dir/x', href: '#zebra', nearest: 'a%'},
    {page: 'dir/x', href: '#a', nearest: 'a%'},
    {page: 'dir/x', href: '/base/dir/x#install', nearest: 'installs'},
    {page: 'y', href: '#zebra', nearest: undefined},
    {page: 'y', href: '#a', nearest: undefined},
    {page: 'y', href: '/base/dir/x#install', nearest: 'installs'},
  ]);
});
