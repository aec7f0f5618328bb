"""The total of three secret numbers, here salaries: encrypted, stored, added up by the nodes, decrypted.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region collection
import uuid

import nilql

from access import nodes  # registers your organization on each node
from lib.call import call
from lib.combine import pair_rows

schema_id = str(uuid.uuid4())
salary = {"type": "object", "properties": {"%share": {"type": "integer"}}, "required": ["%share"]}
schema = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "_id": {"type": "string", "format": "uuid", "coerce": True},
            "salary": salary,
        },
        "required": ["_id", "salary"],
        "additionalProperties": False,
    },
}
for node in nodes:
    call(node, "POST", "/api/v1/schemas", {"_id": schema_id, "name": "Payroll", "schema": schema})
# #endregion collection

# #region store
key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})

# For each salary a list with one document per node.
records = [
    nilql.allot({"_id": str(uuid.uuid4()), "salary": {"%allot": nilql.encrypt(key, amount)}})
    for amount in (61_000, 72_500, 48_000)
]
for index, node in enumerate(nodes):
    data = [documents[index] for documents in records]
    result = call(node, "POST", "/api/v1/data/create", {"schema": schema_id, "data": data})
    if result["errors"]:
        raise SystemExit(f"{node['url']}: {result['errors']}")
# #endregion store

# #region query
query_id = str(uuid.uuid4())
query = {
    "_id": query_id,
    "name": "Total",
    "schema": schema_id,
    "variables": {},
    "pipeline": [
        # `records` is a plain count. It must be the same on every node.
        {"$group": {"_id": None, "total": {"$sum": "$salary.%share"}, "records": {"$sum": 1}}},
    ],
}
for node in nodes:
    call(node, "POST", "/api/v1/queries", query)
# #endregion query

# #region total
body = {"id": query_id, "variables": {}}
responses = [call(node, "POST", "/api/v1/queries/execute", body) for node in nodes]
pairs = pair_rows(responses)  # raises if a node lacks a record
if not pairs:
    raise SystemExit("the collection has no records")

print("records:", pairs[0][0]["records"])
print("total:", nilql.decrypt(key, [row["total"] for row in pairs[0]]))
# #endregion total
