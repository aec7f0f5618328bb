/** Mistakes that return a wrong value without an error. */
import assert from 'node:assert/strict';
// #region silent
import {nilql} from '@nillion/nilql';

const PRIME = 2 ** 32 + 15;
const three = {nodes: [{}, {}, {}]};

const sum = await nilql.ClusterKey.generate(three, {sum: true});
const otherSum = await nilql.SecretKey.generate(three, {sum: true});
const masked = await nilql.SecretKey.generate(three, {sum: true});

const clusterStore = await nilql.ClusterKey.generate(three, {store: true});
const secretStore = await nilql.SecretKey.generate(three, {store: true});

const open = (await nilql.encrypt(sum, 2368)) as number[];
const hidden = (await nilql.encrypt(masked, 2368)) as number[];
const top = (await nilql.encrypt(sum, 2_147_483_647)) as number[];
const one = (await nilql.encrypt(sum, 1)) as number[];
const stored = await nilql.encrypt(secretStore, 2368);
const tooMuch = top.map((share, node) => (share + (one[node] ?? 0)) % PRIME);

const values = {
  'all three shares': await nilql.decrypt(sum, open),
  'two of three shares': await nilql.decrypt(sum, open.slice(0, 2)),
  'another secret key': await nilql.decrypt(otherSum, hidden),
  'a cluster key on masked shares': await nilql.decrypt(sum, hidden),
  'a cluster key on shares of a secret store key': await nilql.decrypt(clusterStore, stored),
  'masked shares in another order': await nilql.decrypt(masked, [...hidden].reverse()),
  'total above the range': await nilql.decrypt(sum, tooMuch),
};
for (const [name, value] of Object.entries(values)) {
  console.log(`${name}: ${value === 2368n ? 'right' : 'wrong'}`);
}
// #endregion silent
const [right, ...wrong] = Object.values(values);
assert.equal(right, 2368n);
assert.ok(wrong.every((value) => value !== 2368n));
assert.equal(values['total above the range'], -2_147_483_663n);
