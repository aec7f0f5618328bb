"""The encryption library alone: one value, then a whole record, split for three nodes and combined.

Needs: pip install nilql==0.0.0a13
"""

# #region keys
import nilql

cluster = {"nodes": [{}, {}, {}]}
key = nilql.ClusterKey.generate(cluster, {"store": True})
# #endregion keys

# #region one-value
shares = nilql.encrypt(key, "diabetes, type 2")
plaintext = nilql.decrypt(key, shares)

print("shares:", len(shares))
print("decrypted:", plaintext)
# #endregion one-value
assert plaintext == "diabetes, type 2"

# #region record
record = {
    "_id": "5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11",
    "city": "Lisbon",
    "diagnosis": {"%allot": nilql.encrypt(key, "diabetes, type 2")},
    "age": {"%allot": nilql.encrypt(key, 54)},
}

documents = nilql.allot(record)
print("document for the first node:", documents[0])

unified = nilql.unify(key, documents)
print("combined:", unified)
# #endregion record
assert unified == {
    "_id": "5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11",
    "city": "Lisbon",
    "diagnosis": "diabetes, type 2",
    "age": 54,
}

# #region json
import json

print(json.dumps(unified))
# #endregion json
assert json.loads(json.dumps(unified)) == unified
