import {expect, it} from 'vitest';
import {wellKnownFiles} from '..';

it('names the sitemap, a contact, and an end within a year', () => {
  const files = wellKnownFiles(
    {siteAddress: 'https://docs.example.org/base/', contact: 'https://example.org/report'},
    new Date('2026-03-01T12:00:00Z'),
  );
  expect(files['robots.txt']).toContain('Sitemap: https://docs.example.org/base/sitemap.xml\n');
  expect(files['.well-known/security.txt'].split('\n')).toEqual([
    'Contact: https://example.org/report',
    'Expires: 2027-03-01T00:00:00Z',
    'Canonical: https://docs.example.org/base/.well-known/security.txt',
    'Preferred-Languages: en',
    '',
  ]);
});
