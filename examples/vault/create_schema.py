"""Step 2: a collection with two secret fields, created on every node.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region schema
import uuid

from access import nodes
from lib.call import call


def secret(share_type: str) -> dict:
    """A secret field: an object with one share."""
    return {
        "type": "object",
        "properties": {"%share": {"type": share_type}},
        "required": ["%share"],
        "additionalProperties": False,
    }


schema = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "array",
    "items": {
        "type": "object",
        "properties": {
            "_id": {"type": "string", "format": "uuid", "coerce": True},
            "team": {"type": "string"},
            "city": {"type": "string"},
            "level": {"type": "integer", "minimum": 1},
            "remote": {"type": "boolean"},
            "started": {"type": "string", "format": "date-time", "coerce": True},
            "name": secret("string"),
            "salary": secret("integer"),
        },
        "required": ["_id", "team", "city", "level", "remote", "started", "name", "salary"],
        "additionalProperties": False,
    },
}
# #endregion schema

# #region create
schema_id = str(uuid.uuid4())

for node in nodes:
    call(node, "POST", "/api/v1/schemas", {"_id": schema_id, "name": "Pay survey", "schema": schema})
print(f"collection created on {len(nodes)} nodes")
# #endregion create

# #region list
for node in nodes:
    names = {stored["_id"]: stored["name"] for stored in call(node, "GET", "/api/v1/schemas")}
    assert names[schema_id] == "Pay survey"
# #endregion list
