"""Step 5: a query with a variable of each type, stored on every node.

Needs: pip install nilql==0.0.0a13 "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region variables
import uuid

from access import nodes
from create_schema import schema_id
from lib.call import call
import upload  # stores the records

variables = {
    "team": {"type": "string", "description": "Team to look at"},
    "level": {"type": "number", "description": "Lowest level that counts"},
    "remote": {"type": "boolean", "description": "Whether people work remotely"},
    "since": {"type": "date", "description": "Earliest start"},
    "cities": {"type": "array", "description": "Cities that count", "items": {"type": "string"}},
}
# #endregion variables

# #region pipeline
pipeline = [
    {
        "$match": {
            "team": "##team",
            "level": {"$gte": "##level"},
            "remote": "##remote",
            "started": {"$gte": "##since"},
            "city": {"$in": "##cities"},
        }
    },
    {"$group": {"_id": "$team", "total": {"$sum": "$salary.%share"}, "people": {"$sum": 1}}},
    {"$project": {"_id": 1, "people": 1, "salary": {"%share": "$total"}}},
]
# #endregion pipeline

# #region create
query_id = str(uuid.uuid4())

for node in nodes:
    call(node, "POST", "/api/v1/queries", {
        "_id": query_id,
        "name": "Total pay of a team",
        "schema": schema_id,
        "variables": variables,
        "pipeline": pipeline,
    })
print(f"query stored on {len(nodes)} nodes")
# #endregion create
assert query_id in [stored["_id"] for stored in call(nodes[0], "GET", "/api/v1/queries")]
assert len(upload.records) == 3
