import {describe, expect, it} from 'vitest';
import {recoverSum} from '../../../../../components/eachNode/arithmetic';
import {toExample} from '../toExample';

const shares = [[1930227614, 3306814972, 3352892040]];
const original = {
  _id: 'a',
  _created: '2025-06-12T10:02:44.190Z',
  years: {'%share': 1930227614},
  answers: [{rating: 5}],
};
const show = (current: typeof original, kind: 'sent' | 'deleted' = 'sent') =>
  toExample(original, current, {kind, shares});

describe('a document as a record of three nodes', () => {
  it('has the secret number, its shares, and then the other values, without those that the node sets', () => {
    const {statusText, ...example} = show(original);
    expect(statusText?.([])).toContain(
      'years is 1930227614 + 3306814972 + 3352892040, modulo 4294967311.',
    );
    expect(statusText?.([2])).toBeUndefined();
    expect(example).toEqual({
      fields: [
        {name: 'years', operation: 'sum', value: '4', stored: shares[0]?.map(String)},
        {name: '_id', operation: 'plain', value: 'a'},
        {name: 'answers', operation: 'plain', value: '[{"rating":5}]'},
      ],
      fixed: true,
      result: false,
      deletes: false,
    });
    expect(show(original, 'deleted').deletes).toBe(true);
  });

  it('follows the request: with another share for node 1, the shares still add up to the number', () => {
    const {fields} = show({...original, _id: 'b', years: {'%share': 12}});
    const [years, id] = fields;
    expect(id?.value).toBe('b');
    expect(years?.value).toBe('4');
    expect(years?.stored?.slice(0, 2)).toEqual(['12', '3306814972']);
    expect(recoverSum(years?.stored?.map(Number) ?? [])).toBe(4);
  });

  it('says what is wrong with a number that is no share', () => {
    for (const share of [-7.5, 2 ** 32 + 15]) {
      const {statusText, fields} = show({...original, years: {'%share': share}});
      expect(statusText?.([])).toContain(
        'the share of years must be a whole number from 0 to 4,294,967,310',
      );
      expect(fields[0]?.stored).toEqual([]);
    }
  });

  it('finds secrets inside of objects', () => {
    const document = {profile: {name: 'x', years: {'%share': 1930227614}}};
    const {fields} = toExample(document, document, {kind: 'sent', shares});
    expect(fields.map(({name}) => name)).toEqual(['profile.years', 'profile.name']);
  });
});
