/** The fields of the console for the parameters of an operation. */
import {expect, it} from 'vitest';
import {listPages} from '@site/src/lib/openapi/operations';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import {consoleData} from '../consoleData';
import {Descriptions} from '../page';
import {pageTexts} from '../pageTexts';

const api = {id: 't', segment: 't', label: 'T', specPath: 't.yaml'};

/** Returns the console's fields for parameters, which are lines of YAML. */
async function fieldsOf(path: string, parameters: string) {
  const spec = await checkedSpecification(`openapi: 3.1.0
info: {title: T, version: '1'}
paths:
  ${path}:
    get:
      summary: a
      security: []
      parameters:
${parameters}
      responses: {}
`);
  const context = {
    ...{spec, api, texts: pageTexts, descriptions: new Descriptions()},
    ...{route: '', infoId: '', console: true, localServers: {}},
  };
  return listPages(spec).flatMap((operation) => consoleData(context, operation).parameters);
}

it('the values of an enum are as the request sends them, and the example is chosen', async () => {
  const fields = await fieldsOf(
    '/days',
    `
        - {name: version, in: query, required: true, schema: {enum: ['2025', '2026']}}
        - {name: open, in: query, required: true, schema: {enum: ['true', 'false']}}
        - {name: count, in: query, required: true, schema: {enum: [1, 2]}}`,
  );
  expect(fields.map(({value, values}) => ({value, values}))).toEqual([
    {value: '2025', values: ['2025', '2026']},
    {value: 'true', values: ['true', 'false']},
    {value: '1', values: ['1', '2']},
  ]);
});

it('a field has an example of `example` or `examples`, and is empty without one', async () => {
  const fields = await fieldsOf(
    '/days',
    `
        - {name: one, in: query, example: 1, schema: {type: integer}}
        - {name: two, in: query, examples: {a: {value: 2}}, schema: {type: integer}}
        - {name: none, in: query, schema: {type: integer}}`,
  );
  expect(fields.map(({value}) => value)).toEqual(['1', '2', '']);
});

it('lists and objects are sent as `style` and `explode` say', async () => {
  const fields = await fieldsOf(
    '/days/{path}',
    `
        - {name: path, in: path, required: true, example: [a, b], schema: {type: array}}
        - {name: ids, in: query, example: [1, 2], schema: {type: array}}
        - {name: short, in: query, explode: false, example: [1, 2], schema: {type: array}}
        - {name: day, in: query, style: deepObject, example: {from: 1, to: 2}, schema: {type: object}}
        - {name: page, in: query, required: true, schema: {type: object, properties: {size: {type: integer}}}}
        - {name: json, in: query, content: {application/json: {example: [1]}}, example: [1]}
        - {name: X-Ids, in: header, example: [1, 2], schema: {type: array}}`,
  );
  const shown = fields.map(({place, name, value, isList}) => [place, name, value, isList === true]);
  expect(shown).toEqual([
    ['path', 'path', 'a\nb', true],
    ['query', 'ids', '1\n2', true],
    ['query', 'short', '1\n2', true],
    ['query', 'day[from]', '1', false],
    ['query', 'day[to]', '2', false],
    ['query', 'size', '0', false],
    ['query', 'json', '[1]', false],
    ['header', 'X-Ids', '1\n2', true],
  ]);
});
