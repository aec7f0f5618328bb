import {expect, it} from 'vitest';
import {checkedSpecification} from '../../../../lib/openapi/__tests__/helpers';
import type {Schema} from '../../../../lib/openapi/document';
import {sampleOf} from '../sample';

const spec = await checkedSpecification(`openapi: 3.1.0
info: {title: Tides, version: '1'}
paths: {}
`);

it.each<[Schema, number]>([
  [{type: 'integer'}, 0],
  [{type: 'integer', minimum: 3}, 3],
  [{type: 'integer', exclusiveMinimum: 3}, 4],
  [{type: 'integer', maximum: -2}, -2],
  [{type: 'integer', exclusiveMaximum: 0}, -1],
  [{type: 'integer', exclusiveMaximum: 5}, 0],
])('the sample of %o is %d', (schema, sample) => {
  expect(sampleOf(spec, schema, 'request')).toBe(sample);
});
