"""Step 6: the query, run on every node; partial totals combined and decrypted.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region execute
import nilql

from access import nodes
from create_query import query_id
from lib.call import call
from lib.combine import pair_rows

body = {"id": query_id, "variables": {"city": "Oslo"}}
responses = [call(node, "POST", "/api/v1/queries/execute", body) for node in nodes]
# #endregion execute

# #region combine
sum_key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})

# `pair_rows` raises if a node lacks a row, or counted fewer records than the others.
rows = [nilql.unify(sum_key, parts) for parts in pair_rows(responses)]
print(rows)
# #endregion combine
