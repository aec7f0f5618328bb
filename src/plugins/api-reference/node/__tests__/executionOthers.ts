/** Requests with other methods, addresses, and headers, with what their samples must send. */
import {FORM, MULTIPART} from './executionBodies';
import type {Case} from './executionCase';

export const bearer = {type: 'http', scheme: 'bearer', bearerFormat: 'JWT'};
const json = {content: {'application/json': {example: {a: 1}}}};
const header = (name: string) => ({name, in: 'header', required: true, schema: {}, example: 'own'});

export const otherCases: Case[] = [
  ...['trace', 'options', 'head', 'delete', 'put', 'patch'].map((method): Case => ({
    ...{name: method, operation: {}, method: method.toUpperCase(), url: '/x'},
  })),
  {
    name: 'a whole query',
    operation: {
      parameters: [
        {
          name: 'all',
          in: 'querystring',
          content: {[FORM]: {example: {a: 'x y', b: [1, 2]}}},
          required: true,
        },
      ],
    },
    ...{method: 'GET', url: '/x?a=x%20y&b=1&b=2'},
  },
  {
    ...{name: 'a path with spaces, brackets, and a fragment', operation: {}},
    ...{path: '/a b/[0]/é%20#two', method: 'GET', url: '/a%20b/%5B0%5D/%C3%A9%20'},
  },
  {
    ...{name: 'a parameter that only the path has', operation: {}},
    ...{path: '/x/{id}', method: 'GET', url: '/x/string'},
  },
  {
    name: 'an optional parameter with an example in its content',
    operation: {
      parameters: [{name: 'q', in: 'query', content: {'application/json': {example: {a: 1}}}}],
    },
    ...{method: 'GET', url: '/x?q=%7B%22a%22%3A1%7D'},
  },
  {
    name: 'required parameters of any type',
    operation: {
      parameters: [
        {name: 'id', in: 'path', required: true},
        {name: 'q', in: 'query', required: true, schema: {title: 'Q'}},
        {name: 'list', in: 'query', required: true, schema: {type: 'array', items: {}}},
        {name: 'X-Any', in: 'header', required: true, schema: {}},
      ],
    },
    ...{path: '/{id}', method: 'GET', url: '/string?q=string&list=string'},
    headers: {'x-any': 'string'},
  },
  {name: 'GET with a body', operation: {requestBody: json}, method: 'GET', json: {a: 1}},
  {name: 'DELETE with a body', operation: {requestBody: json}, method: 'DELETE', json: {a: 1}},
  {name: 'HEAD with a body', operation: {requestBody: json}, method: 'HEAD', text: ''},
  {
    name: 'a GET with a form',
    method: 'GET',
    operation: {requestBody: {content: {[MULTIPART]: {example: {a: 'b'}}}}},
    parts: [['a', 'b']],
  },
  {
    name: 'headers that OpenAPI ignores, and those of the client',
    operation: {
      security: [{bearer: []}],
      parameters: ['content-type', 'Authorization', 'ACCEPT', 'X-Own', 'Content-Length'].map(
        header,
      ),
      requestBody: json,
    },
    ...{method: 'POST', json: {a: 1}},
    headers: {
      ...{'content-type': 'application/json', authorization: 'Bearer YOUR_JWT', 'x-own': 'own'},
    },
  },
  {
    name: 'cookies of a parameter and a credential',
    operation: {
      security: [{session: []}],
      parameters: [{name: 'a', in: 'cookie', required: true, schema: {}, example: 'b'}],
    },
    method: 'GET',
    headers: {cookie: 'session=YOUR_API_KEY; a=b'},
  },
  {
    name: 'a key that is also a parameter',
    operation: {
      security: [{key: []}],
      parameters: [{name: 'key', in: 'query', required: true, schema: {}, example: 'x'}],
    },
    ...{method: 'GET', url: '/x?key=YOUR_API_KEY'},
  },
];
