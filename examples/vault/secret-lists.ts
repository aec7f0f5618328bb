/** Two ways to split a list of secret values: one marker for each value, or one for the list. */
import assert from 'node:assert/strict';
// #region each
import {nilql} from '@nillion/nilql';

const cities = ['Oslo', 'Rome'];
export const key = await nilql.ClusterKey.generate({nodes: [{}, {}, {}]}, {store: true});

const share = {type: 'object', properties: {'%share': {type: 'string'}}, required: ['%share']};
export const eachSchema = {type: 'array', items: share};
export const each = await Promise.all(
  cities.map(async (city) => ({'%allot': await nilql.encrypt(key, city)})),
);
// A node gets: [{"%share": "…"}, {"%share": "…"}]
// #endregion each

// #region list
export const listSchema = {
  type: 'object',
  properties: {'%share': {type: 'array', items: {type: 'string'}}},
  required: ['%share'],
};
export const list = {
  '%allot': await Promise.all(cities.map((city) => nilql.encrypt(key, city))),
};
// A node gets: {"%share": ["…", "…"]}

console.log('combined:', await nilql.unify(key, nilql.allot({each, list})));
// #endregion list
assert.deepEqual(await nilql.unify(key, nilql.allot({each, list})), {each: cities, list: cities});
