"""A later run: changes the record whose id update_total.py saved in saved_ids.json, and totals again.

Run update_total.py first.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region later
import json
from pathlib import Path

import nilql

from access import nodes
from lib.call import call
from lib.combine import pair_rows

with open("saved_ids.json", encoding="utf-8") as file:
    saved = json.load(file)

sum_key = nilql.ClusterKey.generate({"nodes": nodes}, {"sum": True})
# If a run of either program failed, send its shares again: new ones don't combine with old ones.
shares = Path("saved_changes.json")
if shares.exists():
    changes = json.loads(shares.read_text())
else:
    changes = nilql.allot({"salary": {"%allot": nilql.encrypt(sum_key, 50_000)}})
    shares.touch(mode=0o600)
    shares.write_text(json.dumps(changes))

for node, change in zip(nodes, changes):
    body = {
        "schema": saved["schemaId"],
        "filter": {"_id": saved["recordId"]},
        "update": {"$set": change},
    }
    result = call(node, "POST", "/api/v1/data/update", body)
    if result["matchedCount"] != 1:
        raise SystemExit(f"{node['url']} doesn't have the record")
shares.unlink()

body = {"id": saved["queryId"], "variables": {}}
pairs = pair_rows([call(node, "POST", "/api/v1/queries/execute", body) for node in nodes])
if not pairs:
    raise SystemExit("the collection has no records")
total = nilql.decrypt(sum_key, [row["total"] for row in pairs[0]])
print("total in the later run:", total)
# #endregion later
