"""Deletes the query and the collection whose ids update_total.py saved in saved_ids.json.

Run update_total.py first.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region clean-up
import json
import os

from access import nodes
from lib.call import call

with open("saved_ids.json", encoding="utf-8") as file:
    saved = json.load(file)

for node in nodes:
    call(node, "DELETE", "/api/v1/queries", {"id": saved["queryId"]})
    call(node, "DELETE", "/api/v1/schemas", {"id": saved["schemaId"]})  # deletes the records too
os.remove("saved_ids.json")
print("query and collection deleted on", len(nodes), "nodes")
# #endregion clean-up
