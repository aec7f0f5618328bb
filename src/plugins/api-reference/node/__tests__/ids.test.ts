/** Tests that no id is twice on a page, where a specification has the same name in several places. */
import {expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {renderApi} from '../renderApi';

const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml'};

async function renderOperation(operation: string) {
  const spec = await checkedSpecification(`openapi: 3.1.0
info: {title: Tides, version: '1'}
components:
  securitySchemes:
    token: {type: http, scheme: bearer}
    key: {type: apiKey, in: header, name: X-Key}
paths:
  /tides:
    get: ${operation}
`);
  const {operations} = renderApi(spec, api, {console: false, localServers: {}});
  return operations[0];
}

it('a security scheme in two combinations has two ids', async () => {
  const page = await renderOperation(
    '{summary: Read, security: [{token: []}, {token: [], key: []}], responses: {}}',
  );
  const ids = page?.mdx.match(/(?<=id=\{")authentication[^"]*/g);
  expect(ids).toEqual(['authentication.token', 'authentication.token-2', 'authentication.key']);
});

it('a variable of two servers has two ids', async () => {
  const server = (host: string) =>
    `{url: 'https://{region}.${host}', variables: {region: {default: eu}}}`;
  const page = await renderOperation(
    `{summary: Read, servers: [${server('a.example')}, ${server('b.example')}], responses: {}}`,
  );
  const ids = JSON.stringify(page?.data).match(/server\.region[^"]*/g);
  expect(ids).toEqual(['server.region', 'server.region-2']);
});
