/** Every mode of the encryption library: store, match, and sum, on several nodes and on one. */
import assert from 'node:assert/strict';
// #region setup
import {nilql} from '@nillion/nilql';

const three = {nodes: [{}, {}, {}]};
const one = {nodes: [{}]};
// #endregion setup

// #region store
const storeKey = await nilql.ClusterKey.generate(three, {store: true});
const nameShares = await nilql.encrypt(storeKey, 'Ada');
const name = await nilql.decrypt(storeKey, nameShares);
console.log('store:', nameShares.length, 'shares, decrypted', name);
// #endregion store
assert.equal(name, 'Ada');

// #region store-secret
const secretKey = await nilql.SecretKey.generate(three, {store: true});
const lockedShares = await nilql.encrypt(secretKey, 'Ada');
const unlocked = await nilql.decrypt(secretKey, lockedShares);
console.log('store with a secret key: decrypted', unlocked);
// #endregion store-secret
assert.equal(unlocked, 'Ada');

// #region match
const matchKey = await nilql.SecretKey.generate(three, {match: true});
const [digest] = (await nilql.encrypt(matchKey, 'ada@example.org')) as string[];
const [sameAgain] = (await nilql.encrypt(matchKey, 'ada@example.org')) as string[];
const [other] = (await nilql.encrypt(matchKey, 'bob@example.org')) as string[];
console.log(`match: same value, ${digest === sameAgain ? 'same' : 'other'} digest`);
console.log(`match: other value, ${digest === other ? 'same' : 'other'} digest`);
// #endregion match
assert.equal(digest, sameAgain);
assert.notEqual(digest, other);

// #region sum
const PRIME = 2 ** 32 + 15;
const sumKey = await nilql.ClusterKey.generate(three, {sum: true});
const morning = (await nilql.encrypt(sumKey, 40)) as number[];
const evening = (await nilql.encrypt(sumKey, -15)) as number[];

// Each node adds its shares. It never sees the shares of another node.
const totals = morning.map((share, node) => (share + (evening[node] ?? 0)) % PRIME);

const total = await nilql.decrypt(sumKey, totals);
console.log('sum: 40 + -15 =', total);
// #endregion sum
assert.equal(total, 25n);

// #region threshold
const thresholdKey = await nilql.ClusterKey.generate(three, {sum: true}, 2);
const left = (await nilql.encrypt(thresholdKey, 40)) as [number, number][];
const right = (await nilql.encrypt(thresholdKey, 2)) as [number, number][];
const added = nilql.shamirsAdd(left, right);

const fromTwo = await nilql.decrypt(thresholdKey, added.slice(0, 2));
const fromOne = await nilql.decrypt(thresholdKey, added.slice(0, 1));
console.log('threshold 2 of 3: two shares give', fromTwo);
console.log('threshold 2 of 3: is one share enough?', fromOne === 42n);
// #endregion threshold
assert.equal(fromTwo, 42n);
assert.notEqual(fromOne, 42n);

// #region one-node
const oneStoreKey = await nilql.SecretKey.generate(one, {store: true});
const sealed = await nilql.encrypt(oneStoreKey, 'Ada');
console.log('one node, store: decrypted', await nilql.decrypt(oneStoreKey, sealed));

const oneSumKey = await nilql.SecretKey.generate(one, {sum: true});
const publicKey = await nilql.PublicKey.generate(oneSumKey);
const cipher = await nilql.encrypt(publicKey, 123);
console.log('one node, sum: decrypted', await nilql.decrypt(oneSumKey, cipher));
// #endregion one-node
assert.equal(await nilql.decrypt(oneStoreKey, sealed), 'Ada');
assert.equal(await nilql.decrypt(oneSumKey, cipher), 123n);

// #region keep-key
const kept = JSON.stringify(secretKey.dump());
const loaded = nilql.SecretKey.load(JSON.parse(kept) as object);
console.log('loaded key decrypts', await nilql.decrypt(loaded, lockedShares));
// #endregion keep-key
assert.equal(await nilql.decrypt(loaded, lockedShares), 'Ada');

// #region seed
const seed = 'a long random seed';
const first = await nilql.SecretKey.generate(three, {store: true}, null, seed);
const second = await nilql.SecretKey.generate(three, {store: true}, null, seed);
const seeded = await nilql.encrypt(first, 'Ada');
console.log('key from the same seed decrypts', await nilql.decrypt(second, seeded));
// #endregion seed
assert.equal(await nilql.decrypt(second, seeded), 'Ada');
