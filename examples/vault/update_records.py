"""Changes the records that match a filter: the salary gets new shares on every node.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region update
import json
from pathlib import Path

import nilql

from access import nodes
from create_schema import schema_id
from lib.call import call
from lib.combine import require_same
import upload  # stores the records

shares = Path("new_salary.json")
if shares.exists():
    raise SystemExit(
        f"The file {shares} exists: a run failed. Send its shares with Update data or delete it."
    )

sum_key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})
changes = nilql.allot({"salary": {"%allot": nilql.encrypt(sum_key, 64_000)}})
bodies = [
    {"schema": schema_id, "filter": {"city": "Oslo", "level": 2}, "update": {"$set": change}}
    for change in changes
]
# For a repair, keep the bodies until every node has its shares.
# Whoever has this file can read the salary.
shares.touch(mode=0o600)
shares.write_text(json.dumps(bodies))

matched = []
for node, body in zip(nodes, bodies):
    result = call(node, "POST", "/api/v1/data/update", body)
    matched.append(result["matchedCount"])
require_same("numbers of matching records", matched)
shares.unlink()
print("updated on each node:", *matched)
# #endregion update
assert len(upload.records) == 3
