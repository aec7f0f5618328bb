"""Stores and reads a record that every node can read. It needs no encryption library.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region plain
import uuid

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
        },
        "required": ["_id", "title"],
        "additionalProperties": False,
    },
}
note = {"_id": str(uuid.uuid4()), "title": "Monday"}
for node in nodes:
    call(node, "POST", "/api/v1/schemas", {"_id": schema_id, "name": "Titles", "schema": schema})
    result = call(node, "POST", "/api/v1/data/create", {"schema": schema_id, "data": [note]})
    if result["errors"]:
        raise SystemExit(f"{node['url']}: {result['errors']}")

body = {"schema": schema_id, "filter": {"title": "Monday"}}
responses = [call(node, "POST", "/api/v1/data/read", body) for node in nodes]
for copies in pair_rows(responses):
    print(copies[0]["title"], "is stored on", len(copies), "nodes")
# #endregion plain
