/** CONTRIBUTING.md, "Add an API", with a small document of somebody else, step by step. */
import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ApiDefinition} from '../../../../config/apis';
import {ensureApiPages} from '../generate';
import {apiReferenceSidebar} from '../sidebar';
import writeApis from '../write';
import {fixture} from './helpers';

const root = path.resolve(__dirname, '../../../../..');

describe('an API that is added as CONTRIBUTING.md says', () => {
  const api: ApiDefinition = {
    id: 'tides',
    segment: 'tides',
    label: 'Tide Tables',
    specPath: 'openapi/tides.json',
  };
  let siteDir: string;

  beforeAll(async () => {
    siteDir = mkdtempSync(path.join(tmpdir(), 'add-api-'));
    mkdirSync(path.join(siteDir, 'openapi'));
    writeFileSync(path.join(siteDir, api.specPath), fixture('tides.json'));
    await ensureApiPages({siteDir, apis: [api], variables: {}, console: false}, writeApis);
  });
  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  it('is added in the words of CONTRIBUTING.md', () => {
    const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').replace(/ +/g, ' ');
    for (const [key, value] of Object.entries(api))
      expect(text).toContain(`${key}: '${String(value)}',`);
  });

  it('gets a page for each operation, the page about it and the downloads', () => {
    expect(readdirSync(path.join(siteDir, 'docs/api/tides')).sort()).toEqual([
      '.links.json',
      '.sidebar.json',
      'get-forecast.api.mdx',
      'get-forecast.json',
      'list-stations.api.mdx',
      'list-stations.json',
      'station-closed.api.mdx',
      'station-closed.json',
      'subscribe-to-a-warning.api.mdx',
      'subscribe-to-a-warning.json',
      'tide-tables.info.mdx',
      'tide-tables.json',
    ]);
    expect(readdirSync(path.join(siteDir, 'static/openapi'))).toEqual(['tides.json', 'tides.yaml']);
  });

  it('gets its place in the sidebar', () => {
    expect(apiReferenceSidebar(siteDir, api)).toMatchObject([
      {
        label: 'Tide Tables',
        items: [
          'api/tides/tide-tables',
          {
            label: 'Stations',
            items: [{id: 'api/tides/list-stations'}, {id: 'api/tides/get-forecast'}],
          },
          {id: 'api/tides/subscribe-to-a-warning', label: 'Subscribe to a warning'},
          {id: 'api/tides/station-closed', label: 'stationClosed'},
        ],
      },
    ]);
  });

  it('gives its place to an overview, once there is one', () => {
    const overview = path.join(siteDir, 'docs/api/tides-overview.mdx');
    writeFileSync(overview, '');
    expect(apiReferenceSidebar(siteDir, api)).toMatchObject([
      {items: ['api/tides-overview', {}, {}, {}]},
    ]);
    rmSync(overview);
  });

  it('shows what a list of things holds, behind allOf', () => {
    const data = readFileSync(path.join(siteDir, 'docs/api/tides', 'list-stations.json'), 'utf8');
    expect(data).toContain('200.data.harbour');
  });

  it('shows the body of a callback and what it may answer', () => {
    const read = (name: string) => readFileSync(path.join(siteDir, 'docs/api/tides', name), 'utf8');
    expect(read('subscribe-to-a-warning.api.mdx')).toContain('POST {$request.body#/url}');
    const data = read('subscribe-to-a-warning.json');
    expect(data).toContain('callbacks.warning.post.request.level');
    expect(data).toContain('callbacks.warning.post.410.reason');
    expect(data).toContain('callbacks.warning.post.query.sequence');
  });

  it('gives a webhook a page of its own: what it sends, no samples of a call', () => {
    const read = (name: string) => readFileSync(path.join(siteDir, 'docs/api/tides', name), 'utf8');
    expect(read('station-closed.json')).toContain('"request.harbour"');
    expect(read('station-closed.api.mdx')).toContain('A request that the API sends');
    expect(read('station-closed.api.mdx')).not.toContain('curl');
    expect(read('tide-tables.info.mdx')).toContain('[stationClosed](/api/tides/station-closed)');
  });
});
