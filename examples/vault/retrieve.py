"""Step 4: the same filter on every node, shares combined, values decrypted.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
       pip install nilql==0.0.0a13
"""

# #region read
import nilql

from access import nodes
from create_schema import schema_id
from upload import store_key, sum_key
from lib.call import call
from lib.combine import pair_rows

body = {"schema": schema_id, "filter": {"team": "red", "level": {"$gte": 2}}}
responses = [call(node, "POST", "/api/v1/data/read", body) for node in nodes]
# #endregion read

# #region group
records = pair_rows(responses)  # raises if a node lacks a record
# #endregion group

# #region decrypt
people = [
    {
        "name": nilql.decrypt(store_key, [document["name"]["%share"] for document in documents]),
        "team": documents[0]["team"],
        "salary": nilql.decrypt(sum_key, [document["salary"]["%share"] for document in documents]),
    }
    for documents in records
]
people.sort(key=lambda person: person["name"])
print(people)
# #endregion decrypt
