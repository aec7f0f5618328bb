"""Changes one salary by its id, deletes one record by its id, and totals the rest again.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region total
import json
import uuid
from pathlib import Path

import nilql

from access import nodes
from create_schema import schema_id
from lib.call import call
from lib.combine import pair_rows
from upload import records  # stores three records

shares = Path("saved_changes.json")
if shares.exists():
    raise SystemExit(
        f"The file {shares} exists: a run failed."
        " Send its shares with update_later.py or delete it."
    )

sum_key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})

query_id = str(uuid.uuid4())
query = {
    "_id": query_id,
    "name": "Total pay",
    "schema": schema_id,
    "variables": {},
    "pipeline": [
        {"$group": {"_id": None, "total": {"$sum": "$salary.%share"}, "records": {"$sum": 1}}},
    ],
}
for node in nodes:
    call(node, "POST", "/api/v1/queries", query)


def total() -> int:
    """Runs the query on every node and decrypts the total. Raises if a node lacks a record."""
    body = {"id": query_id, "variables": {}}
    pairs = pair_rows([call(node, "POST", "/api/v1/queries/execute", body) for node in nodes])
    if not pairs:
        return 0  # no node has a record
    return nilql.decrypt(sum_key, [row["total"] for row in pairs[0]])


print("total:", total())
# #endregion total

# #region save
ids = [record["_id"] for record in records]
with open("saved_ids.json", "w", encoding="utf-8") as file:
    json.dump({"schemaId": schema_id, "queryId": query_id, "recordId": ids[0]}, file)
print("ids saved in saved_ids.json")
# #endregion save

# #region update
changes = nilql.allot({"salary": {"%allot": nilql.encrypt(sum_key, 64_000)}})
# For a repair, keep the shares until every node has its own.
# Whoever has this file can read the salary.
shares.touch(mode=0o600)
shares.write_text(json.dumps(changes))

for node, change in zip(nodes, changes):
    body = {"schema": schema_id, "filter": {"_id": ids[0]}, "update": {"$set": change}}
    result = call(node, "POST", "/api/v1/data/update", body)
    if result["matchedCount"] != 1:
        raise SystemExit(f"{node['url']} doesn't have the record")
shares.unlink()
print("total after the update:", total())
# #endregion update

# #region delete
for node in nodes:
    body = {"schema": schema_id, "filter": {"_id": ids[1]}}
    result = call(node, "POST", "/api/v1/data/delete", body)
    if result["deletedCount"] != 1:
        raise SystemExit(f"{node['url']} doesn't have the record")
print("total after the deletion:", total())
# #endregion delete
