"""Step 6: the query, run on every node; partial totals combined and decrypted.

Needs: pip install nilql==0.0.0a13 "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region execute
import nilql

from access import nodes
from create_query import query_id
from lib.call import call

variables = {
    "team": "red",
    "level": 2,
    "remote": True,
    "since": "2023-01-01",
    "cities": ["Oslo", "Rome"],
}
body = {"id": query_id, "variables": variables}
responses = [call(node, "POST", "/api/v1/queries/execute", body) for node in nodes]
# #endregion execute

# #region combine
sum_key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})

rows = []
for first in responses[0]:
    parts = [row for response in responses for row in response if row["_id"] == first["_id"]]
    if len(parts) != len(nodes):
        raise RuntimeError(f"not every node has the row {first['_id']}")
    rows.append(nilql.unify(sum_key, parts))
print(rows)
# #endregion combine
