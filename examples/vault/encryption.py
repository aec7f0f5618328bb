"""Stores a string and sums integers over three nodes with the Python library.

Needs: pip install nilql==0.0.0a13
"""

# #region python
import nilql

cluster = {"nodes": [{}, {}, {}]}

# Store: keep a value and return it.
store_key = nilql.ClusterKey.generate(cluster, {"store": True})
shares = nilql.encrypt(store_key, "Ada")
name = nilql.decrypt(store_key, shares)
print("stored:", name)

# Sum: each node adds up its own shares.
PRIME = 2**32 + 15
sum_key = nilql.ClusterKey.generate(cluster, {"sum": True})
morning = nilql.encrypt(sum_key, 40)
evening = nilql.encrypt(sum_key, -15)
totals = [(a + b) % PRIME for a, b in zip(morning, evening)]
total = nilql.decrypt(sum_key, totals)
print("40 + -15 =", total)

# A record: split it into one document for each node, and recombine it.
record = {"city": "Oslo", "name": {"%allot": nilql.encrypt(store_key, "Ada")}}
documents = nilql.allot(record)
combined = nilql.unify(store_key, documents)
print("combined:", combined)
# #endregion python
assert (name, total) == ("Ada", 25)
assert combined == {"city": "Oslo", "name": "Ada"}
