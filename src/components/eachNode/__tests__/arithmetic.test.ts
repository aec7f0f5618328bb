import {nilql} from '@nillion/nilql';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  digestMatch,
  MATCH_KEY,
  MAXIMUM,
  MINIMUM,
  MODULUS,
  parseInteger,
  recoverStore,
  recoverSum,
  splitStore,
  splitSum,
} from '../arithmetic';
import {addShares, exampleDocuments, recover, store} from '../documents';
import {examples} from '../examples';

const cluster = {nodes: [{}, {}, {}]};

describe('a sum', () => {
  it('gives back every integer that the library accepts', () => {
    for (const value of [MINIMUM, -1, 0, 1, MAXIMUM])
      expect(recoverSum(splitSum(value))).toBe(value);
    const integers = fc.integer({min: MINIMUM, max: MAXIMUM});
    fc.assert(fc.property(integers, (value) => recoverSum(splitSum(value)) === value));
  });

  it('has shares below the modulus, which differ each time', () => {
    const shares = Array.from({length: 100}, () => splitSum(4200)).flat();
    for (const share of shares) expect(share >= 0 && share < MODULUS).toBe(true);
    expect(new Set(shares).size).toBeGreaterThan(290);
  });

  it('has shares that the library decrypts, also after nodes added them up', async () => {
    const key = await nilql.ClusterKey.generate(cluster, {sum: true});
    const values = [61_000, 72_500, -7];
    const records = values.map((value) => splitSum(value));
    const totals = [0, 1, 2].map((node) =>
      Number(addShares(records.map((shares) => String(shares[node])))),
    );
    expect(await nilql.decrypt(key, totals)).toBe(133_493n);
  });
});

describe('a stored text', () => {
  it('gives back every text, and two of its shares do not', () => {
    fc.assert(
      fc.property(fc.string({unit: 'grapheme'}), (text) => recoverStore(splitStore(text)) === text),
    );
    expect(recoverStore(splitStore('Ada').slice(1))).not.toBe('Ada');
  });

  it('has shares that the library decrypts', async () => {
    const key = await nilql.ClusterKey.generate(cluster, {store: true});
    for (const text of ['Ada', '', 'Zoë 🙂'])
      expect(await nilql.decrypt(key, splitStore(text))).toBe(text);
  });
});

it('a digest for match is that of the library', async () => {
  const material = Buffer.from(MATCH_KEY).toString('base64');
  const key = nilql.SecretKey.load({material, cluster, operations: {match: true}});
  const expected = await nilql.encrypt(key, 'ada@example.org');
  const field = {name: 'email', operation: 'match', value: ''} as const;
  expect(await store(field, 'ada@example.org')).toEqual(expected);
});

it('the examples in the HTML give back their values', async () => {
  for (const {fields} of Object.values(examples))
    for (const [index, stored] of exampleDocuments(fields).entries()) {
      const field = fields[index];
      if (field === undefined) throw new Error('There are more documents than fields.');
      const expected = field.operation === 'match' ? await digestMatch(field.value) : field.value;
      expect(recover(field, stored)).toBe(expected);
    }
});

it('different values in the HTML have no share in common', () => {
  const valueOf = new Map<string, string>();
  for (const {fields} of Object.values(examples))
    for (const [index, stored] of exampleDocuments(fields).entries())
      for (const share of fields[index]?.operation === 'plain' ? [] : stored) {
        const value = fields[index]?.value ?? '';
        expect(valueOf.get(share) ?? value).toBe(value);
        valueOf.set(share, value);
      }
});

it.each([
  ['4200', 4200],
  [' -7 ', -7],
  ['−7', -7],
  ['2147483647', MAXIMUM],
  ['-2147483648', MINIMUM],
  ['2147483648', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['', undefined],
  ['-', undefined],
])('the typed integer %j is %s', (text, value) => expect(parseInteger(text)).toBe(value));
