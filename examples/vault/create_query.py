"""Step 5: a query with one variable, stored on every node.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region variables
import uuid

from access import nodes
from create_schema import schema_id
from lib.call import call
import upload  # stores the records

variables = {"city": {"type": "string", "description": "City to look at"}}
# #endregion variables

# #region pipeline
pipeline = [
    {"$match": {"city": "##city"}},
    {"$group": {"_id": "$city", "total": {"$sum": "$salary.%share"}, "records": {"$sum": 1}}},
    {"$project": {"_id": 1, "records": 1, "salary": {"%share": "$total"}}},
]
# #endregion pipeline

# #region create
query_id = str(uuid.uuid4())

for node in nodes:
    call(node, "POST", "/api/v1/queries", {
        "_id": query_id,
        "name": "Total pay of a city",
        "schema": schema_id,
        "variables": variables,
        "pipeline": pipeline,
    })
print(f"query stored on {len(nodes)} nodes")
# #endregion create
assert query_id in [stored["_id"] for stored in call(nodes[0], "GET", "/api/v1/queries")]
assert len(upload.records) == 3
