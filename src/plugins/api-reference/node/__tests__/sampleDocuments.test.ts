import {describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {renderApi} from '../renderApi';
import {head} from './render';

const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml', shares: [[9, 1, 2]]};

/** Renders an operation that sends one document and returns another. @param documents where they are */
async function render(documents: string) {
  const spec = await checkedSpecification(`${head}paths:
  /data:
    post:
      operationId: sendData
      ${documents}
      requestBody:
        content:
          application/json:
            example: {data: [{name: a, years: {'%share': 9}}]}
      responses:
        '200':
          description: Done
          content:
            application/json:
              example: {data: [{years: {'%share': 8}}]}
`);
  const [page] = renderApi(spec, api, {console: false, localServers: {}}).operations;
  return page;
}

describe('the documents of an operation', () => {
  it('are found in the request, where readers edit them', async () => {
    const page = await render('x-documents: $request.body#/data');
    expect(page?.mdx).toContain('<NodesView ');
    const data = Object.values(page?.data ?? {}) as unknown[];
    expect(data).toContainEqual({kind: 'sent', path: ['data'], shares: [[9, 1, 2]]});
  });

  it('are not shown if the operation names none', async () => {
    expect((await render(''))?.mdx).not.toContain('NodesView');
  });

  it('must be there, with the shares of the other nodes', async () => {
    await expect(render('x-documents: $request.body#/dta')).rejects.toThrow(
      /t\.yaml:7:20 .*found no documents at \$request\.body#\/dta\./,
    );
    await expect(render('x-documents: $response.body#/data')).rejects.toThrow(
      /years has the share 8, but `shares` in src\/config\/apis\.ts doesn't have those/,
    );
  });
});
