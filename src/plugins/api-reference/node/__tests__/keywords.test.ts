/** Every field of OpenAPI 3.0, 3.1, and 3.2 changes a page or a sample, or is reported as not shown. */
import {getTypes} from '@redocly/openapi-core';
import {expect, it} from 'vitest';
import {checkSpecification} from '../../../../lib/openapi/check';
import {Specification} from '../../../../lib/openapi/specification';
import {renderApi} from '../renderApi';

type Fields = Readonly<Record<string, unknown>>;

const api = {id: 't', segment: 't', label: 'T', specPath: 't.json'};

const operation = (content: Fields) => ({
  paths: {'/a': {post: {operationId: 'it', tags: ['t'], responses: {}, ...content}}},
});
const response = (content: Fields) =>
  operation({responses: {'200': {description: 'x', ...content}}});
const scheme = (content: Fields) => ({
  security: [{a: []}],
  components: {securitySchemes: {a: {type: 'http', scheme: 'bearer', ...content}}},
});
const flow = (name: string) => (content: Fields) =>
  scheme({type: 'oauth2', flows: {[name]: {scopes: {}, ...content}}});
const body = (schema: Fields) =>
  operation({requestBody: {content: {'application/json': {schema}}}});
const form = (content: Fields) =>
  operation({
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: {properties: {a: {type: 'array', items: {type: 'string', example: '/'}}}},
          ...content,
        },
      },
    },
  });
const choice = {properties: {kind: {type: 'string'}}};

/** A document with a field, by Redocly's name for the part. */
const contexts: Readonly<Record<string, (field: Fields) => Fields>> = {
  Root: (field) => field,
  Info: (field) => ({info: {title: 'T', version: '1', ...field}}),
  Contact: (field) => ({info: {title: 'T', version: '1', contact: field}}),
  License: (field) => ({info: {title: 'T', version: '1', license: {name: 'x', ...field}}}),
  ExternalDocs: (field) => ({externalDocs: {url: 'https://docs.example', ...field}}),
  Tag: (field) => ({tags: [{name: 't', description: 'd', ...field}]}),
  Server: (field) => ({servers: [{url: 'https://{a}.example', ...field}]}),
  ServerVariable: (field) => ({servers: [{url: 'https://{a}.example', variables: {a: field}}]}),
  PathItem: (field) => ({
    paths: {'/a': {post: {responses: {}}, ...field}},
    components: {pathItems: {mark: {get: {summary: 'mark', responses: {}}}}},
  }),
  Operation: (field) => operation({responses: {}, ...field}),
  Parameter: (field) =>
    operation({parameters: [{name: 'a', in: 'query', example: ['/'], ...field}]}),
  RequestBody: (field) => operation({requestBody: {content: {'text/plain': {}}, ...field}}),
  MediaType: form,
  Encoding: (field) => form({encoding: {a: field}}),
  Example: (field) =>
    response({content: {'text/plain': {examples: {a: field, b: {value: 'other'}}}}}),
  Response: response,
  Header: (field) => response({headers: {A: field}}),
  Link: (field) => response({links: {a: field}}),
  Schema: (field) => ({
    ...body({properties: {a: field}}),
    components: {schemas: {A: {type: 'string', description: 'mark'}}},
  }),
  Discriminator: (field) => ({
    ...body({
      oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}],
      discriminator: {propertyName: 'kind', ...field},
    }),
    components: {schemas: {A: choice, B: choice}},
  }),
  SecurityScheme: scheme,
  OAuth2Flows: (field) => scheme({type: 'oauth2', flows: field}),
  ImplicitFlow: flow('implicit'),
  PasswordFlow: flow('password'),
  ClientCredentials: flow('clientCredentials'),
  AuthorizationCode: flow('authorizationCode'),
  DeviceAuthorization: flow('deviceAuthorization'),
};

/** Parts without fields to show: `components` is shown where it is used, `xml` is reported as a whole. */
const NO_CONTEXT = [
  'Components',
  'Xml',
  'Responses',
  'TagGroup',
  'Logo',
  'XCodeSample',
  'XUsePkce',
];
/** Fields that only name a schema for references, and `summary`, which only Redocly knows. */
const NAMES = ['$id', '$anchor', '$dynamicAnchor', 'id', '$defs', 'definitions'];
const isNamed = (part: string, field: string) =>
  part === 'Schema' && [...NAMES, 'summary'].includes(field);

/** What else the part must have so that a field means something. */
const companions: Readonly<Record<string, Fields>> = {
  'Schema title': {type: 'object'},
  'Schema required': {type: 'object'},
  'Schema dependentRequired': {properties: {a: {}}},
  'SecurityScheme in': {type: 'apiKey', name: 'x'},
  'SecurityScheme name': {type: 'apiKey', in: 'query'},
  'Example summary': {value: 'x'},
  'Example description': {value: 'x'},
};

const docs = {url: 'https://mark.example'};
const anyFlow = {scopes: {mark: 'mark'}};
/** Values of fields that are neither a text, a number, a boolean, nor a list of texts. */
const values: Readonly<Record<string, unknown>> = {
  ...{openapi: '3.1.0', info: {title: 'Mark', version: '1'}, paths: {}, security: [{mark: []}]},
  ...{servers: [{url: 'https://mark.example'}], server: docs, externalDocs: docs},
  'Root.tags': [{name: 't', description: 'mark'}],
  webhooks: {mark: {post: {responses: {}}}},
  components: {securitySchemes: {mark: {type: 'http', scheme: 'basic'}}},
  ...{contact: {name: 'mark'}, license: {name: 'mark'}, variables: {a: {default: 'mark'}}},
  'PathItem.$ref': '#/components/pathItems/mark',
  additionalOperations: {MARK: {responses: {}}},
  parameters: [{name: 'mark', in: 'query'}],
  'Link.parameters': {mark: 'mark'},
  requestBody: {description: 'mark'},
  responses: {'201': {description: 'mark'}},
  callbacks: {mark: {'{$url}': {post: {responses: {}}}}},
  in: 'header',
  style: 'pipeDelimited',
  content: {'application/json': {schema: {type: 'integer'}}},
  ...{headers: {Mark: {}}, links: {mark: {operationId: 'it'}}, examples: {mark: {value: ['m']}}},
  ...{encoding: {a: {contentType: 'image/png'}}, itemEncoding: {}, prefixEncoding: []},
  ...{example: ['mark'], value: 'mark', dataValue: 'mark', default: 'mark', const: 'mark'},
  'Schema.examples': ['mark'],
  'ServerVariable.default': 'mark',
  enum: ['mark'],
  type: 'integer',
  'SecurityScheme.type': 'openIdConnect',
  'SecurityScheme.in': 'cookie',
  ...{items: {type: 'integer'}, additionalProperties: {type: 'integer'}},
  ...{unevaluatedItems: false, unevaluatedProperties: false, xml: {}, $vocabulary: {}},
  ...{discriminator: {propertyName: 'mark', mapping: {mark: '#/components/schemas/A'}}},
  ...{
    mapping: {mark: '#/components/schemas/A'},
    defaultMapping: 'A',
    $dynamicRef: '#/components/schemas/A',
  },
  ...{dependentSchemas: {a: {}}, prefixItems: [{}], propertyNames: {pattern: 'm'}},
  dependentRequired: {a: ['mark']},
  ...{allOf: [{description: 'mark'}], anyOf: [{}, {type: 'integer'}], oneOf: [{}, {title: 'm'}]},
  ...{properties: {mark: {}}, patternProperties: {mark: {}}, pattern: '^mark$'},
  ...{
    not: {},
    if: {},
    then: {},
    else: {},
    contains: {},
    contentSchema: {},
    schema: {type: 'integer'},
  },
  ...{flows: {implicit: anyFlow}, implicit: anyFlow, password: anyFlow, clientCredentials: anyFlow},
  ...{authorizationCode: anyFlow, deviceAuthorization: anyFlow, scopes: {mark: 'mark'}},
  itemSchema: {},
};

function valueOf(part: string, field: string, definition: unknown): unknown {
  const given = values[`${part}.${field}`] ?? values[field];
  if (given !== undefined) return given;
  if (definition === 'Operation') return {summary: 'mark', responses: {}};
  const {type} = (definition ?? {}) as {type?: string};
  const byType = {string: 'https://mark.example', boolean: true, array: ['mark']};
  return byType[type as keyof typeof byType] ?? 3;
}

const fields = new Map<string, readonly [part: string, field: string, definition: unknown]>();
for (const version of ['oas3_0', 'oas3_1', 'oas3_2'] as const) {
  for (const [part, {properties}] of Object.entries(getTypes(version))) {
    if (NO_CONTEXT.includes(part)) continue;
    for (const [field, definition] of Object.entries(properties)) {
      if (!field.startsWith('x-') && !isNamed(part, field))
        fields.set(`${part} ${field}`, [part, field, definition]);
    }
  }
}

/** Everything that readers and authors get from a document. */
async function resultOf(document: Fields): Promise<string> {
  const base = {openapi: '3.2.0', info: {title: 'T', version: '1'}, ...operation({})};
  const text = JSON.stringify({...base, ...document}, null, 2);
  const spec = new Specification('t.json', text);
  const warnings = await checkSpecification(spec);
  const pages = renderApi(spec, api, {console: false, localServers: {}});
  const places = warnings.map((line) => line.replace(/^t\.json:\d+:\d+/, ''));
  return JSON.stringify([pages, places]);
}

it.each([...fields.values()])('%s %s', async (part, field, definition) => {
  const context = contexts[part];
  if (context === undefined) throw new Error(`The test has no document for the part ${part}.`);
  const others = companions[`${part} ${field}`] ?? {};
  const changed = context({...others, [field]: valueOf(part, field, definition)});
  expect(await resultOf(changed)).not.toBe(await resultOf(context(others)));
});
