"""Step 3: records with secret fields, split over the nodes.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region encrypt
import uuid

import nilql

from access import nodes
from create_schema import schema_id
from lib.call import call

cluster = {"nodes": nodes}
store_key = nilql.ClusterKey.generate(cluster, {"store": True})
sum_key = nilql.ClusterKey.generate(cluster, {"sum": True})

fields = ("name", "team", "city", "level", "remote", "started", "salary")
rows = [
    ("Ada", "red", "Oslo", 2, True, "2023-05-02", 61_000),
    ("Ben", "red", "Rome", 3, True, "2024-01-15", 72_500),
    ("Cem", "blue", "Oslo", 1, False, "2025-03-03", 48_000),
]
people = [dict(zip(fields, row)) for row in rows]

records = [
    {
        **person,
        "_id": str(uuid.uuid4()),
        "started": f"{person['started']}T00:00:00.000Z",
        "name": {"%allot": nilql.encrypt(store_key, person["name"])},
        "salary": {"%allot": nilql.encrypt(sum_key, person["salary"])},
    }
    for person in people
]
# #endregion encrypt

# #region split
# One list for each record, with one document for each node.
documents = [nilql.allot(record) for record in records]
# #endregion split
assert all(len(parts) == len(nodes) for parts in documents)

# #region upload
def attempt(node: dict, path: str, body: dict) -> object:
    """Calls one node; returns its response or its error, so that the other nodes are called too."""
    try:
        return call(node, "POST", path, body)
    except OSError as failure:  # the node returned an error, or did not respond
        return failure


results = [
    attempt(node, "/api/v1/data/create", {
        "schema": schema_id,
        "data": [parts[index] for parts in documents],
    })
    for index, node in enumerate(nodes)
]
# #endregion upload

# #region check
if any(isinstance(result, OSError) or result["errors"] for result in results):
    # Delete only what this upload created: a document in `errors` can be an older record.
    for node, result in zip(nodes, results):
        if isinstance(result, OSError):
            continue
        body = {"schema": schema_id, "filter": {"_id": {"$in": result["created"]}}}
        attempt(node, "/api/v1/data/delete", body)
    raise RuntimeError(f"upload incomplete; tried to undo it on the nodes that responded: {results}")
print(f"stored {len(records)} records on {len(nodes)} nodes")
# #endregion check
