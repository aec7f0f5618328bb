"""Stores, matches, and sums values over three nodes with the Python library.

Needs: pip install nilql==0.0.0a13
"""

# #region setup
import nilql

cluster = {"nodes": [{}, {}, {}]}
# #endregion setup

# #region store
store_key = nilql.ClusterKey.generate(cluster, {"store": True})
shares = nilql.encrypt(store_key, "Ada")
name = nilql.decrypt(store_key, shares)
print("store:", len(shares), "shares, decrypted", name)
# #endregion store
assert name == "Ada"

# #region match
match_key = nilql.SecretKey.generate(cluster, {"match": True})
digest = nilql.encrypt(match_key, "ada@example.org")[0]
same_again = nilql.encrypt(match_key, "ada@example.org")[0]
other = nilql.encrypt(match_key, "bob@example.org")[0]
print("match: same value,", "same" if digest == same_again else "other", "digest")
print("match: other value,", "same" if digest == other else "other", "digest")
# #endregion match
assert digest == same_again
assert digest != other

# #region sum
PRIME = 2**32 + 15
sum_key = nilql.ClusterKey.generate(cluster, {"sum": True})
morning = nilql.encrypt(sum_key, 40)
evening = nilql.encrypt(sum_key, -15)

# Each node adds its shares. It never sees the shares of another node.
totals = [(a + b) % PRIME for a, b in zip(morning, evening)]

total = nilql.decrypt(sum_key, totals)
print("sum: 40 + -15 =", total)
# #endregion sum
assert total == 25
