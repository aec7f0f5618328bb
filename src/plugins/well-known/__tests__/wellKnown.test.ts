import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createWellKnownFiles} from '..';
import {readSpecifications} from '../../../../tools/lib/specifications';
import {apis} from '../../../config/apis';

const siteAddress = 'https://docs.example.org/base/';
const outDir = mkdtempSync(path.join(tmpdir(), 'well-known-'));
mkdirSync(path.join(outDir, 'openapi'));
for (const {api, spec} of readSpecifications()) {
  writeFileSync(path.join(outDir, `openapi/${api.segment}.json`), JSON.stringify(spec.document));
}
const files = createWellKnownFiles(
  {siteAddress, title: 'Docs', contact: 'https://example.org/report', apis},
  outDir,
  new Date('2026-03-01T12:00:00Z'),
);

it('contain the sitemap, a link for programs, a contact, and an expiry date within a year', () => {
  expect(files['robots.txt']).toMatch(/^# Welcome: .*\n# .*llms\.txt\nUser-agent: \*\nAllow: \/\n/);
  expect(files['robots.txt']).toContain('Sitemap: https://docs.example.org/base/sitemap.xml\n');
  expect(files['.well-known/security.txt'].split('\n')).toEqual([
    'Contact: https://example.org/report',
    'Expires: 2027-03-01T00:00:00Z',
    'Canonical: https://docs.example.org/base/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});

it('list the servers of the APIs with their specifications and their pages', () => {
  const {linkset} = JSON.parse(files['.well-known/api-catalog']) as {
    linkset: Record<string, {href: string; type?: string}[]>[];
  };
  const [catalog, ...servers] = linkset;
  const urls = ['nx8v', 'p3mx', 'rugk'].map((node) => `https://nildb-${node}.nillion.network`);
  const anchors = [...urls, 'https://nilai-a779.nillion.network'];
  expect(catalog).toMatchObject({
    anchor: `${siteAddress}.well-known/api-catalog`,
    item: anchors.map((href) => ({href})),
  });
  expect(servers.map(({anchor}) => anchor)).toEqual(anchors);
  expect(servers[0]).toMatchObject({
    'service-desc': [
      {href: `${siteAddress}openapi/nildb.yaml`, type: 'text/yaml'},
      {href: `${siteAddress}openapi/nildb.json`, type: 'application/json'},
    ],
    'service-doc': [
      {href: `${siteAddress}api/nildb/overview`, type: 'text/html'},
      {href: `${siteAddress}api/nildb/overview.md`, type: 'text/markdown'},
    ],
  });
});

it('name the address of the MCP server', () => {
  expect(JSON.parse(files['.well-known/mcp.json'])).toMatchObject({
    title: 'Docs',
    transport: {type: 'streamable-http', url: `${siteAddress}mcp`},
  });
});
