import {expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {renderApi} from '../renderApi';

const api = {id: 'tides', segment: 'tides', label: 'Tides', specPath: 'openapi/tides.yaml'};
const options = {console: false, localServers: {}};

it('a callback may have extensions next to its addresses, which the page leaves out', async () => {
  const specification = await checkedSpecification(`openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /subscribe:
    post:
      summary: Subscribe
      responses: {}
      callbacks:
        onTide:
          x-note: for internal use
          x-list: [1]
          '{$request.body#/url}': {post: {responses: {'200': {description: OK}}}}
`);
  const {mdx = ''} = renderApi(specification, api, options).operations[0] ?? {};
  expect(mdx).toContain('#callbacks.onTide.post');
  expect(mdx).not.toContain('x-note');
  expect(mdx).not.toContain('internal use');
});
