"""Writes one record with secret text to three nodes and reads it back.

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
schema = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "_id": {"type": "string", "format": "uuid", "coerce": True},
            "title": {"type": "string"},
            "text": {
                "type": "object",
                "properties": {"%share": {"type": "string"}},
                "required": ["%share"],
            },
        },
        "required": ["_id", "title", "text"],
        "additionalProperties": False,
    },
}
for node in nodes:
    body = {"_id": schema_id, "name": "Notes", "schema": schema}
    call(node, "POST", "/api/v1/schemas", body)
print("collection created")
# #endregion collection

# #region record
# #region write
key = nilql.ClusterKey.generate({"nodes": nodes}, {"store": True})
record = {
    "_id": str(uuid.uuid4()),
    "title": "Monday",
    "text": {"%allot": nilql.encrypt(key, "I am looking for a new job")},
}
for node, document in zip(nodes, nilql.allot(record)):
    body = {"schema": schema_id, "data": [document]}
    result = call(node, "POST", "/api/v1/data/create", body)
    if result["errors"]:
        raise SystemExit(f"{node['url']}: {result['errors']}")
print(f"record written to {len(nodes)} nodes")
# #endregion write

# #region read
body = {"schema": schema_id, "filter": {"_id": record["_id"]}}
responses = [
    call(node, "POST", "/api/v1/data/read", body) for node in nodes
]
[documents] = pair_rows(responses)  # raises if a node lacks the record
note = nilql.unify(key, documents)
print(f"{note['title']}: {note['text']}")
# #endregion read
# #endregion record
