import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findBrokenLinks} from '../links';

it('reports links to missing pages and missing elements, with the most similar name', () => {
  const build = mkdtempSync(path.join(tmpdir(), 'links-'));
  mkdirSync(path.join(build, 'dir'));
  const links = [
    '#zebra',
    '/base/dir/x#install',
    '/base/dir/xs',
    // A folder without a page.
    '/base/dir',
    './nope.mdx',
    '/base/?q=1#top',
  ];
  const right = [
    '/base/dir/x',
    '/base/a.txt',
    '/elsewhere',
    'https://x.example/#c',
    'https://[',
    '',
  ];
  const anchors = [...links, ...right].map((href) => `<a href="${href}">`).join('');
  writeFileSync(path.join(build, 'index.html'), '<h1 id="top">');
  writeFileSync(path.join(build, 'a.txt'), '');
  writeFileSync(
    path.join(build, 'dir/x.html'),
    `<h2 id=installs><h2 id=a%>${anchors}<a href=#a%25><a href=#a%><a href=#b%>`,
  );
  writeFileSync(path.join(build, 'y.html'), anchors);
  expect(findBrokenLinks(build, '/base/')).toEqual([
    {page: 'dir/x', href: '#zebra', nearest: undefined},
    {page: 'dir/x', href: '/base/dir/x#install', nearest: '#installs'},
    {page: 'dir/x', href: '/base/dir/xs', nearest: '/base/dir/x'},
    {page: 'dir/x', href: '/base/dir', nearest: '/base/dir/x'},
    {page: 'dir/x', href: './nope.mdx', nearest: undefined},
    {page: 'dir/x', href: '#b%', nearest: '#a%'},
    {page: 'y', href: '#zebra', nearest: undefined},
    {page: 'y', href: '/base/dir/x#install', nearest: '#installs'},
    {page: 'y', href: '/base/dir/xs', nearest: '/base/dir/x'},
    {page: 'y', href: '/base/dir', nearest: '/base/dir/x'},
    {page: 'y', href: './nope.mdx', nearest: undefined},
  ]);
});
