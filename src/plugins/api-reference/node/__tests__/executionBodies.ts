/** Bodies with what their samples must send. */
import {FILE_CONTENT} from './echo';
import type {Case, Expected} from './executionCase';

const FILE = FILE_CONTENT.toString('latin1');
const joined = {explode: false};

function bodyCase(name: string, mediaType: string, media: object, expected: Expected): Case {
  const operation = {requestBody: {content: {[mediaType]: media}}};
  return {name, operation, method: 'POST', url: '/x', ...expected};
}

export const FORM = 'application/x-www-form-urlencoded';
export const MULTIPART = 'multipart/form-data';
const binary = {type: 'string', format: 'binary'};
const hostile = {
  $set: 'it\'s "`quoted`" \\ ${HOME} $HOME !! %s é 🌊',
  lines: 'one\ntwo\t',
  'a-b': [true, null, 1.5],
  inner: {__proto__x: {a: 1}},
};
const formSchema = (properties: object) => ({type: 'object', properties});

export const bodyCases = [
  bodyCase('JSON', 'application/json', {example: hostile}, {json: hostile}),
  bodyCase('JSON null', 'application/json', {example: null}, {json: null}),
  bodyCase('JSON text', 'application/json', {example: '@a'}, {json: '@a'}),
  bodyCase('a file with JSON', 'application/json', {schema: binary}, {file: true}),
  bodyCase('JSON list', 'application/json', {example: []}, {json: []}),
  bodyCase(
    'problem',
    'application/merge-patch+json',
    {example: {a: 1}},
    {
      ...{json: {a: 1}, headers: {'content-type': 'application/merge-patch+json'}},
    },
  ),
  bodyCase(
    'any type',
    '*/*',
    {example: {a: 1}},
    {
      ...{json: {a: 1}, headers: {'content-type': 'application/json'}},
    },
  ),
  bodyCase(
    'text',
    'text/plain',
    {example: '@it\'s\n"here" `x` \\'},
    {
      ...{text: '@it\'s\n"here" `x` \\', headers: {'content-type': 'text/plain'}},
    },
  ),
  bodyCase(
    'a number as text',
    'text/plain',
    {schema: {type: 'integer', example: 42}},
    {text: '42'},
  ),
  bodyCase(
    'a list as text',
    'text/plain',
    {schema: {type: 'array', items: {type: 'boolean'}}},
    {text: '[true]'},
  ),
  ...['x-amz-json-1.1', 'json-seq', 'vnd.acme.v2', 'yaml', 'xml'].map((type) =>
    bodyCase(
      `the given example of ${type}`,
      `application/${type}`,
      {schema: {type: 'object'}, example: {a: 1}},
      {text: '{"a":1}', headers: {'content-type': `application/${type}`}},
    ),
  ),
  bodyCase('XML without an example', 'application/xml', {schema: {type: 'object'}}, {file: true}),
  bodyCase(
    'octets',
    'application/octet-stream',
    {schema: binary},
    {
      ...{file: true, headers: {'content-type': 'application/octet-stream'}},
    },
  ),
  bodyCase(
    'octets with an example',
    'application/octet-stream',
    {schema: binary, example: 'x'},
    {
      file: true,
    },
  ),
  bodyCase('a PDF', 'application/pdf', {schema: {type: 'string'}}, {file: true}),
  bodyCase(
    'lines of JSON',
    'application/x-ndjson',
    {schema: {type: 'array', items: {type: 'object', properties: {a: {type: 'integer'}}}}},
    {text: '{"a":0}\n', headers: {'content-type': 'application/x-ndjson'}},
  ),
  bodyCase('an object of any type', 'application/*', {example: {a: 1}}, {json: {a: 1}}),
  bodyCase(
    'JSON in a text',
    'application/json',
    {schema: {type: 'object'}, example: '{"a": 1}'},
    {json: {a: 1}},
  ),
  bodyCase(
    'a form in a text',
    FORM,
    {example: 'a=1&b=%20'},
    {text: 'a=1&b=%20', headers: {'content-type': FORM}},
  ),
  bodyCase(
    'parts in a text',
    MULTIPART,
    {schema: formSchema({a: {type: 'integer'}}), example: 'a=1&b=2'},
    {parts: [['a', '0']]},
  ),
  bodyCase(
    'a file in an alternative',
    MULTIPART,
    {
      schema: {
        oneOf: [
          formSchema({file: {anyOf: [binary, {type: 'array', items: binary}]}}),
          formSchema({}),
        ],
      },
    },
    {parts: [['file', FILE]]},
  ),
  bodyCase(
    'files with any name',
    MULTIPART,
    {schema: {type: 'object', additionalProperties: binary}},
    {parts: [['key', FILE]]},
  ),
  bodyCase('an image without a schema', 'image/png', {}, {file: true}),
  bodyCase('any image', 'image/*', {}, {file: true, headers: {'content-type': 'image/png'}}),
  bodyCase(
    'a scalar form',
    FORM,
    {example: {a: "x y&'=", b: 1, 'c d': ''}},
    {
      ...{
        form: [
          ['a', "x y&'="],
          ['b', '1'],
          ['c d', ''],
        ],
        headers: {'content-type': FORM},
      },
    },
  ),
  bodyCase(
    'lists and objects in a form',
    FORM,
    {
      example: {port: ['kiel', 'a&b'], box: {x: 1, y: {z: 2}}, day: ['mon', 'tue'], raw: {a: 1}},
      encoding: {
        box: {style: 'deepObject', explode: true},
        day: {style: 'form', explode: false},
      },
    },
    {
      form: [
        ...[
          ['port', 'kiel'],
          ['port', 'a&b'],
          ['box[x]', '1'],
          ['box[y][z]', '2'],
        ],
        ...[
          ['day', 'mon,tue'],
          ['raw', '{"a":1}'],
        ],
      ] as [string, string][],
    },
  ),
  bodyCase(
    'other styles in a form',
    FORM,
    {
      example: {bars: ['a', 'b'], spaces: ['a', 'b'], object: {R: 1, G: 2}, json: [1, 2]},
      encoding: {
        bars: {style: 'pipeDelimited', explode: false},
        spaces: {style: 'spaceDelimited', explode: false},
        object: {style: 'form', explode: true},
        json: {contentType: 'application/json'},
      },
    },
    {
      form: [
        ['bars', 'a|b'],
        ['spaces', 'a b'],
        ['R', '1'],
        ['G', '2'],
        ['json', '[1,2]'],
      ],
    },
  ),
  bodyCase('an empty form', FORM, {example: {}}, {form: []}),
  bodyCase(
    'parts',
    MULTIPART,
    {
      schema: formSchema({photos: {type: 'array', items: binary}, chart: binary, 'd=e': binary}),
      example: {
        ...{meta: {depth: 4, note: 'a;b"c\\'}, tag: ['a', '@b'], photos: ['1', '2'], chart: ''},
        ...{
          csv: '"a";1',
          at: '@a',
          'a=b "c"': '; =',
          'd=e': '',
          rows: [{a: 1}, {a: 2}],
          text: '<x',
          count: 3,
        },
      },
      encoding: {
        csv: {contentType: 'text/csv'},
        at: {contentType: 'text/csv'},
        chart: {contentType: 'image/png, image/gif'},
      },
    },
    {
      parts: [
        ['meta', '{"depth":4,"note":"a;b\\"c\\\\"}', 'application/json'],
        ['tag', 'a'],
        ['tag', '@b'],
        ['photos', FILE],
        ['photos', FILE],
        ['chart', FILE, 'image/png'],
        ['csv', '"a";1', 'text/csv'],
        ['at', '@a', 'text/csv'],
        ['a=b "c"', '; ='],
        ['d=e', FILE],
        ['rows', '{"a":1}', 'application/json'],
        ['rows', '{"a":2}', 'application/json'],
        ['text', '<x'],
        ['count', '3'],
      ],
    },
  ),
  bodyCase(
    'files of OpenAPI 3.1',
    MULTIPART,
    {
      schema: formSchema({
        chart: {type: 'string', contentMediaType: 'application/octet-stream'},
        pages: {type: 'array', items: {type: 'string', contentMediaType: 'image/png'}},
        raw: {type: 'string', contentEncoding: 'binary'},
        photo: {type: 'string'},
        any: {},
        base64: {type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64'},
        json: {type: 'string', contentMediaType: 'application/json', example: '{}'},
      }),
      encoding: {photo: {contentType: 'image/png'}, any: {contentType: 'application/pdf'}},
    },
    {
      parts: [
        ['chart', FILE],
        ['pages', FILE],
        ['raw', FILE],
        ['photo', FILE, 'image/png'],
        ['any', FILE, 'application/pdf'],
        ['base64', 'ZXhhbXBsZQ=='],
        ['json', '{}'],
      ],
    },
  ),
  bodyCase(
    'parts with styles',
    MULTIPART,
    {example: {box: {x: 1}, day: ['a', 'b']}, encoding: {box: {style: 'deepObject'}, day: joined}},
    {
      parts: [
        ['box[x]', '1'],
        ['day', 'a,b'],
      ],
    },
  ),
];
