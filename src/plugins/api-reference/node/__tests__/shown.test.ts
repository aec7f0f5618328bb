/** Tests that everything in a specification is on the page, also what is not part of the contract. */
import {describe, expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {listPages} from '../../../../lib/openapi/operations';
import {buildRequest} from '../../shared/request/request';
import {consoleData} from '../consoleData';
import {Descriptions} from '../page';
import {pageTexts} from '../pageTexts';
import {renderApi} from '../renderApi';
import {requestTemplate} from '../requestTemplate';
import {serverUrl} from '../servers';

const spec = await checkedSpecification(`openapi: 3.1.0
info:
  title: Tides
  version: '1'
  contact: {name: Harbour office, url: 'https://harbour.example', email: harbour@example.com}
  license: {name: MIT License, identifier: MIT}
externalDocs: {url: 'https://docs.example/all', description: All about tides}
tags:
  - {name: Tides, externalDocs: {url: 'https://docs.example/tag'}}
paths:
  /tides:
    summary: Tides of a station
    description: Of one day.
    post:
      summary: Send a tide
      tags: [Tides]
      deprecated: true
      x-deprecation-message: Use the second version.
      externalDocs: {url: 'https://docs.example/send', description: How to send}
      x-codeSamples: [{lang: Ruby, label: Ruby client, source: 'Tide.send'}]
      parameters:
        - name: fields
          in: query
          explode: false
          allowReserved: true
          examples: {one: {value: height}, none: {summary: no value}, two: {value: time}, far: {externalValue: 'https://ex.example/f'}}
          schema: {type: string, example: of the schema}
        - {name: filter, in: query, content: {application/json: {example: [1]}}}
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties: {chart: {type: string, externalDocs: {url: 'https://docs.example/chart'}}, unit: {type: string}}
              dependentRequired: {chart: [unit]}
              allOf:
                - {if: {required: [unit]}, then: {required: [chart]}}
                - {not: {required: [x]}}
            encoding:
              chart: {contentType: image/png, headers: {X-Tide: {schema: {type: integer}}}}
            examples: {big: {externalValue: 'https://ex.example/big'}}
      responses:
        '200':
          description: Sent
          links: {next: {operationId: getTide, parameters: {id: '$response.body#/id'}, description: The tide}}
  /untagged: {get: {summary: Other, responses: {}}}
`);
const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml'};
const options = {console: false, localServers: {}};
const {
  info,
  operations: [sendTide],
} = renderApi(spec, api, options);
const text = (page: {mdx: string; data: object} | undefined) =>
  `${page?.mdx}\n${JSON.stringify(page?.data)}`;

async function samplesOf(text: string) {
  const of = await checkedSpecification(text);
  const operations = listPages(of);
  const context = {
    spec: of,
    api,
    ...{route: '', infoId: '', texts: pageTexts, console: true, localServers: {}},
  };
  return {
    samples: operations.map((operation) => buildRequest(requestTemplate(of, operation))),
    operations: operations.map((operation) =>
      consoleData({...context, descriptions: new Descriptions()}, operation),
    ),
  };
}

describe('the pages show', () => {
  it.each([
    'Tides of a station',
    'Of one day.',
    'Use the second version.',
    '[How to send](https://docs.example/send)',
    'label={"Ruby client"}',
    'Tide.send',
    '"limits":[["Example","height","time","https://ex.example/f"]',
    '["Example","[1]"]',
    '["Style","explode: false","allowReserved"]',
    '["Only together with","unit"]',
    '["Content type","image/png"]',
    'chart: X-Tide',
    String.raw`"More rules, as JSON Schema","{\n  \"if\": {\"required\": [\"unit\"]},\n  \"then\": {\"required\": [\"chart\"]}\n}","{\n  \"not\": {`,
    '["a","https://docs.example/chart","https://docs.example/chart"]',
    'https://ex.example/big',
    '**next**: `getTide` `id: $response.body#/id` The tide',
  ])('%s', (words) => {
    expect(text(sendTide)).toContain(words);
  });

  it.each([
    'Contact: [Harbour office](https://harbour.example), [harbour',
    'License: MIT License, MIT',
    '[All about tides](https://docs.example/all)',
    '(https://docs.example/tag)',
    'Other operations',
  ])('on the page about the API: %s', (words) => {
    expect(text(info)).toContain(words);
  });

  it('a list in the description of a link below the call, not as other calls', async () => {
    const link = '{operationId: tides, description: "First.\\n\\nSecond.\\n\\n- x"}';
    const described = await checkedSpecification(`openapi: 3.0.3
info: {title: T, version: '1'}
paths: {/tides: {get: {operationId: tides, responses: {'200': {description: OK, links: {next: ${link}}}}}}}
`);
    const page = text(renderApi(described, api, options).operations[0]);
    expect(page).toContain('- **next**: `tides`\n\n  First.\n\n  Second.\n\n  - x\n');
  });

  it('the operations between the introduction and the sections of the description', async () => {
    const described = await checkedSpecification(`openapi: 3.0.3
info: {title: T, version: '1', description: "See [one][a].\\n\\n# Client\\n\\nMake it.\\n\\n[a]: /one"}
externalDocs: {url: 'https://docs.example'}
paths: {/tides: {get: {summary: Tides, responses: {}}}}
`);
    const page = text(renderApi(described, api, options).info);
    const parts = ['[one](/one)', '(https://docs.example)', '[Tides]', '## Client', 'Make it.'];
    const places = parts.map((part) => page.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});

describe('the request of an operation', async () => {
  const {operations, samples} = await samplesOf(`openapi: 3.0.3
info: {title: T, version: '1'}
components:
  securitySchemes:
    cookie: {type: apiKey, in: cookie, name: session}
    certificate: {type: mutualTLS}
    digest: {type: http, scheme: digest}
  schemas:
    Picture: {type: object, properties: {picture: {type: string, format: binary}}}
paths:
  /certificate: {get: {summary: a, security: [{certificate: []}], responses: {}}}
  /cookie: {get: {summary: b, security: [{cookie: []}, {digest: []}], responses: {}}}
  /upload:
    post:
      summary: c
      security: []
      requestBody: {content: {multipart/form-data: {schema: {allOf: [{$ref: '#/components/schemas/Picture'}]}}}}
      responses: {}
  /lists/{path}:
    post:
      summary: d
      security: []
      parameters:
        - {name: path, in: path, required: true, example: [a, b]}
        - {name: ids, in: query, example: [1, 2]}
        - {name: short, in: query, explode: false, example: [1, 2]}
        - {name: bars, in: query, style: pipeDelimited, example: [x, y]}
        - {name: deep, in: query, style: deepObject, example: {a: 1, b: {c: 2}}}
        - {name: each, in: query, example: {k: v}}
        - {name: json, in: query, content: {application/json: {example: [1]}}, required: true}
        - {name: code, in: query, required: true, schema: {type: string, maxLength: 3}}
      requestBody:
        content: {multipart/form-data: {schema: {properties: {all: {type: array, items: {type: string, format: binary}}}}}}
      responses: {}
`);

  it('has no header for a client certificate', () => {
    expect(samples[0]?.headers).toEqual([]);
  });

  it('has a key in a cookie; the console uses the next scheme', () => {
    expect(samples[1]?.headers).toEqual([['Cookie', 'session=YOUR_API_KEY']]);
    expect(operations[1]?.credential).toEqual({
      ...{name: 'digest', place: 'header', field: 'Authorization', prefix: 'Digest '},
    });
  });

  it('reads a file that is part of allOf, and each file of a list', () => {
    expect(samples[2]?.body).toMatchObject({parts: [{name: 'picture'}]});
    expect(samples[3]?.body).toMatchObject({parts: [{name: 'all'}]});
  });

  it('has the address of the server, with a placeholder if it has no host', () => {
    const addresses = Object.entries({
      ...{'https://a.example/': 'a.example', '/v1': '-/v1', v1: '-/v1', '': '-'},
      ...{'//b.example/v1': 'b.example/v1', 'https://a.example/v1?key=1#x': 'a.example/v1'},
      ...{'/{x}': '-/{x}', '/{y}': '-/z', '/{e}': '-/eu', 'a.example:8443': 'a.example:8443'},
    });
    const variables = {y: {default: 'z'}, e: {enum: ['eu', 'us']}};
    const found = addresses.map(([url]) => serverUrl({url, variables}));
    expect(found.map((url) => url.replace('api.example.com', '-'))).toEqual(
      addresses.map(([, address]) => `https://${address}`),
    );
    expect(serverUrl({url: '{scheme}://a.example'})).toBe('{scheme}://a.example');
    expect(serverUrl({url: 'localhost:3000/v1'})).toBe('http://localhost:3000/v1');
  });

  it('has lists and objects as `style` and `explode` say', () => {
    expect(decodeURIComponent(samples[3]?.url ?? '')).toBe(
      'https://api.example.com/lists/a,b?ids=1&ids=2&short=1,2&bars=x|y&deep[a]=1&deep[b][c]=2&k=v&json=[1]&code=str',
    );
  });
});

it('two addresses of a callback with the same method have different ids', async () => {
  const of = await checkedSpecification(`openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  /subscribe:
    post:
      summary: Subscribe
      responses: {}
      callbacks:
        onTide:
          '{$request.body#/url}': {post: {responses: {'200': {description: OK}}}}
          '{$request.body#/backup}': {post: {responses: {'200': {description: OK}}}}
`);
  const {mdx = ''} = renderApi(of, api, options).operations[0] ?? {};
  const ids = [...mdx.matchAll(/\{\/\* #(callbacks\..*?) \*\/\}/g)].map(([, id]) => id);
  expect(ids).toEqual([
    'callbacks.onTide.post',
    'callbacks.onTide.post.200',
    'callbacks.onTide.post-2',
    'callbacks.onTide.post-2.200',
  ]);
});

describe('a body with more rows than the limit of a page', async () => {
  const fields = (count: number, of: object) =>
    Object.fromEntries(Array.from({length: count}, (_, index) => [`f${index}`, of]));
  const inner = {type: 'object', properties: fields(80, {type: 'object', properties: {x: {}}})};
  const document = {
    ...{openapi: '3.1.0', info: {title: 'Wide', version: '1'}},
    paths: {
      '/': {
        get: {
          summary: 'Wide',
          responses: {
            '200': {
              description: 'OK',
              content: {'application/json': {schema: {properties: fields(40, inner)}}},
            },
          },
        },
      },
    },
  };
  const wide = renderApi(await checkedSpecification(JSON.stringify(document)), api, options);
  const rows = text(wide.operations[0]);

  it('has complete levels as long as they fit', () => {
    expect(rows).toContain('"id":"200.f0.f79"');
    expect(rows).toContain('"id":"200.f36.f79"');
  });

  it('says which rows have more', () => {
    expect(rows).toContain('{"id":"200.f39","name":"f39","type":"object","cut":true}');
    expect(rows).not.toContain('.f0.x"');
  });
});
