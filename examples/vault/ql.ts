/** The encryption library alone: one value, then a whole record, split for three nodes and combined. */
import assert from 'node:assert/strict';
// #region keys
import {nilql} from '@nillion/nilql';

const cluster = {nodes: [{}, {}, {}]};
const key = await nilql.ClusterKey.generate(cluster, {store: true});
// #endregion keys

// #region one-value
const shares = await nilql.encrypt(key, 'diabetes, type 2');
const plaintext = await nilql.decrypt(key, shares);

console.log('shares:', shares.length);
console.log('decrypted:', plaintext);
// #endregion one-value
assert.equal(plaintext, 'diabetes, type 2');

// #region record
const record = {
  _id: '5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11',
  city: 'Lisbon',
  diagnosis: {'%allot': await nilql.encrypt(key, 'diabetes, type 2')},
  age: {'%allot': await nilql.encrypt(key, 54)},
};

const documents = nilql.allot(record);
console.log('document for the first node:', documents[0]);

const unified = await nilql.unify(key, documents);
console.log('combined:', unified);
// #endregion record
assert.deepEqual(unified, {
  _id: '5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11',
  city: 'Lisbon',
  diagnosis: 'diabetes, type 2',
  age: 54n,
});

// #region bigint
const asJson = JSON.stringify(unified, (_field, value: unknown) =>
  typeof value === 'bigint' ? Number(value) : value,
);
console.log(asJson);
// #endregion bigint
assert.deepEqual(JSON.parse(asJson), {...(unified as object), age: 54});
assert.throws(() => JSON.stringify(unified), /Do not know how to serialize a BigInt/);
