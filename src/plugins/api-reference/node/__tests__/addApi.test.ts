/** Follows CONTRIBUTING.md, "Add an API", with a small third-party specification. */
import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {ApiDefinition} from '../../../../config/apis';
import {generatePages} from '../generate';
import {apiReferenceSidebar} from '../sidebar';
import {fixture, mockOpenApiDocs, temporarySite} from './helpers';

const root = path.resolve(__dirname, '../../../../..');

describe('an API added as in CONTRIBUTING.md', () => {
  const api: ApiDefinition = {
    id: 'tides',
    segment: 'tides',
    label: 'Tide Tables',
    specPath: 'openapi/tides.json',
  };
  let siteDir: string;

  beforeAll(async () => {
    const options = temporarySite(api, fixture('tides.json'));
    siteDir = options.siteDir;
    await generatePages(options, mockOpenApiDocs);
  });
  afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

  it('has the values that CONTRIBUTING.md shows', () => {
    const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8').replace(/ +/g, ' ');
    for (const [key, value] of Object.entries(api))
      expect(text).toContain(`${key}: '${String(value)}',`);
  });

  it('has a page for each operation, a page about the API, and the downloads', () => {
    expect(readdirSync(path.join(siteDir, 'docs/api/tides')).sort()).toEqual([
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

  it('has a category in the sidebar', () => {
    expect(apiReferenceSidebar(siteDir, api)).toMatchObject([
      {
        label: 'Tide Tables',
        items: [
          {id: 'api/tides/tide-tables'},
          {id: 'api/tides/subscribe-to-a-warning', label: 'Subscribe to a warning'},
          {id: 'api/tides/station-closed', label: 'stationClosed'},
          {
            label: 'Stations',
            items: [{id: 'api/tides/list-stations'}, {id: 'api/tides/get-forecast'}],
          },
        ],
      },
    ]);
  });

  it('starts its sidebar category with the overview, if there is one', () => {
    const overview = path.join(siteDir, 'docs/api/tides-overview.mdx');
    writeFileSync(overview, '');
    expect(apiReferenceSidebar(siteDir, api)).toMatchObject([
      {items: ['api/tides-overview', {id: 'api/tides/tide-tables'}, {}, {}, {}]},
    ]);
    rmSync(overview);
  });

  it('shows the items of an array that is part of allOf', () => {
    const data = readFileSync(path.join(siteDir, 'docs/api/tides', 'list-stations.json'), 'utf8');
    expect(data).toContain('200.data.harbour');
  });

  it('shows the body and the responses of a callback', () => {
    const read = (name: string) => readFileSync(path.join(siteDir, 'docs/api/tides', name), 'utf8');
    expect(read('subscribe-to-a-warning.api.mdx')).toContain('POST {$request.body#/url}');
    const data = read('subscribe-to-a-warning.json');
    expect(data).toContain('callbacks.warning.post.request.level');
    expect(data).toContain('callbacks.warning.post.410.reason');
    expect(data).toContain('callbacks.warning.post.query.sequence');
  });

  it('has a page for a webhook, with its body and without request samples', () => {
    const read = (name: string) => readFileSync(path.join(siteDir, 'docs/api/tides', name), 'utf8');
    expect(read('station-closed.json')).toContain('"request.harbour"');
    expect(read('station-closed.api.mdx')).toContain('A request that the API sends');
    expect(read('station-closed.api.mdx')).not.toContain('curl');
    expect(read('tide-tables.info.mdx')).toContain('[stationClosed](/api/tides/station-closed)');
  });
});
