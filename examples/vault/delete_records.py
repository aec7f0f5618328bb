"""Deletes the records that match a filter, then all records, then the collection.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region delete
from access import nodes
from create_schema import schema_id
from lib.call import call
from lib.combine import require_same
import upload  # stores the records

some = {"schema": schema_id, "filter": {"team": "blue"}}
deleted = [call(node, "POST", "/api/v1/data/delete", some)["deletedCount"] for node in nodes]
print("deleted on each node:", *deleted)
require_same("numbers of deleted records", deleted)
# #endregion delete

# #region flush
flushed = [call(node, "POST", "/api/v1/data/flush", {"schema": schema_id}) for node in nodes]
print("all deleted on each node:", *(result["deletedCount"] for result in flushed))
# #endregion flush

# #region collection
for node in nodes:
    call(node, "DELETE", "/api/v1/schemas", {"id": schema_id})
print("collection deleted on", len(nodes), "nodes")
# #endregion collection
assert len(upload.records) == 3
