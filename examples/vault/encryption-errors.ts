/** Causes each error of the encryption library and prints its message. */
// #region errors
import {nilql} from '@nillion/nilql';

const one = {nodes: [{}]};
const three = {nodes: [{}, {}, {}]};

const clusterStore = await nilql.ClusterKey.generate(three, {store: true});
const clusterMatch = await nilql.ClusterKey.generate(three, {match: true});
const secretStore = await nilql.SecretKey.generate(three, {store: true});
const otherStore = await nilql.SecretKey.generate(three, {store: true});
const secretMatch = await nilql.SecretKey.generate(three, {match: true});
const oneStore = await nilql.SecretKey.generate(one, {store: true});

const shares = (await nilql.encrypt(secretStore, 'Ada')) as string[];
const openShares = (await nilql.encrypt(clusterStore, 'Ada')) as string[];
const digests = (await nilql.encrypt(secretMatch, 'Ada')) as string[];
const sealed = await nilql.encrypt(oneStore, 'Ada');

const cases: Record<string, () => unknown> = {
  'cluster without nodes': () => nilql.SecretKey.generate({nodes: []}, {store: true}),
  'cluster key for one node': () => nilql.ClusterKey.generate(one, {store: true}),
  'two operations': () => nilql.SecretKey.generate(three, {store: true, sum: true}),
  'threshold with store': () => nilql.SecretKey.generate(three, {store: true}, 2),
  'threshold of 4 on 3 nodes': () => nilql.SecretKey.generate(three, {sum: true}, 4),
  'seed, sum, one node': () => nilql.SecretKey.generate(one, {sum: true}, null, 'seed'),
  'public key from a store key': () => nilql.PublicKey.generate(oneStore),
  'incomplete key loaded': () => nilql.SecretKey.load({}),
  'match with a cluster key': () => nilql.encrypt(clusterMatch, 'Ada'),
  'integer out of range': () => nilql.encrypt(clusterStore, 2 ** 31),
  'string too long': () => nilql.encrypt(clusterStore, 'a'.repeat(4096)),
  'one share missing': () => nilql.decrypt(clusterStore, openShares.slice(0, 2)),
  'wrong secret key': () => nilql.decrypt(otherStore, shares),
  'digest decrypted': () => nilql.decrypt(secretMatch, digests),
  'array for a one-node key': () => nilql.decrypt(oneStore, shares),
  'string for a three-node key': () => nilql.decrypt(secretStore, sealed),
  'second key beside %allot': () => nilql.allot({name: {'%allot': shares, note: 'x'}}),
  'uneven numbers of shares': () =>
    nilql.allot({a: {'%allot': shares}, b: {'%allot': shares.slice(0, 2)}}),
  'one-node ciphertext in a record': () => nilql.allot({name: {'%allot': sealed}}),
  'plain fields differ': () => nilql.unify(clusterStore, [{a: 1}, {a: 2}, {a: 1}]),
};

for (const [name, attempt] of Object.entries(cases)) {
  try {
    await attempt();
    console.log(`${name}\n  no error`);
  } catch (error) {
    console.log(`${name}\n  ${String(error)}`);
  }
}
// #endregion errors
