import {expect, it} from 'vitest';
import {variables} from '../../../../config/variables';
import {makeProgramFiles} from '../programFiles';

const siteAddress = 'https://docs.example.org/base/';
const values = {...variables, siteAddress, contact: 'https://example.org/report'};
const files = makeProgramFiles(values, '/base/', new Date('2026-03-01T12:00:00Z'));

it('tell crawlers where the sitemap is, and people where to report a problem', () => {
  expect(files['robots.txt']).toContain(`Sitemap: ${siteAddress}sitemap.xml\n`);
  expect(files['.well-known/security.txt']?.split('\n')).toEqual([
    'Contact: https://example.org/report',
    'Expires: 2027-03-01T00:00:00Z',
    `Canonical: ${siteAddress}.well-known/security.txt`,
    'Preferred-Languages: en',
    '',
  ]);
});

it('list the skill with its address and its digest', () => {
  const {skills} = JSON.parse(files['.well-known/agent-skills/index.json'] ?? '') as {
    skills: {name: string; url: string; digest: string}[];
  };
  const [skill] = skills;
  expect(skill).toMatchObject({
    name: variables['slug'],
    digest: expect.stringMatching(/^sha256:/) as string,
  });
  expect(files[skill?.url.replace('/base/', '') ?? '']).toContain(`name: ${variables['slug']}\n`);
});
