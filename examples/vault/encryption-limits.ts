/** Tries the values at the boundary of each limit of the encryption library. */
import assert from 'node:assert/strict';
// #region limits
import {nilql} from '@nillion/nilql';

type Plaintext = Parameters<typeof nilql.encrypt>[1];

const cluster = {nodes: [{}, {}, {}]};
const store = await nilql.ClusterKey.generate(cluster, {store: true});
const sum = await nilql.ClusterKey.generate(cluster, {sum: true});

/** Encrypts and decrypts. Returns the value, or the message of the error. */
async function roundTrip(key: typeof store, value: Plaintext): Promise<unknown> {
  try {
    return await nilql.decrypt(key, await nilql.encrypt(key, value));
  } catch (error) {
    return (error as Error).message;
  }
}

const outcomes = {
  'integer 2147483647': await roundTrip(store, 2_147_483_647),
  'integer 2147483648': await roundTrip(store, 2_147_483_648),
  'integer -2147483648': await roundTrip(store, -2_147_483_648),
  'string of 4095 bytes': String(await roundTrip(store, 'a'.repeat(4095))).length,
  'string of 4096 bytes': await roundTrip(store, 'a'.repeat(4096)),
  'string given to sum': await roundTrip(sum, '42'),
};
console.log(outcomes);
// #endregion limits

assert.equal(outcomes['integer 2147483647'], 2_147_483_647n);
assert.match(String(outcomes['integer 2147483648']), /32-bit signed integer/);
assert.equal(outcomes['integer -2147483648'], -2_147_483_648n);
assert.equal(outcomes['string of 4095 bytes'], 4095);
assert.match(String(outcomes['string of 4096 bytes']), /4096 bytes or fewer/);
assert.equal(outcomes['string given to sum'], 0n);
