"""The total of three secret salaries, like payroll.py, but without the encryption library.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region total
import secrets
import uuid

from access import nodes  # registers your organization on each node
from lib.call import call
from lib.combine import pair_rows

PRIME = 2**32 + 15


def split(amount: int) -> list[int]:
    """Returns one share per node: random numbers that add up to the amount modulo PRIME."""
    shares = [secrets.randbelow(PRIME) for _ in nodes[1:]]
    return [*shares, (amount - sum(shares)) % PRIME]


def combine(shares: list[int]) -> int:
    """Adds up the shares of all nodes. The upper half of the range stands for negative numbers."""
    total = sum(shares) % PRIME
    return total if total < 2**31 else total - PRIME


schema_id, query_id = str(uuid.uuid4()), str(uuid.uuid4())
salary = {"type": "object", "properties": {"%share": {"type": "integer"}}, "required": ["%share"]}
fields = {"_id": {"type": "string", "format": "uuid", "coerce": True}, "salary": salary}
schema = {
    "$schema": "http://json-schema.org/draft-07/schema#",
    "type": "array",
    "items": {
        "type": "object",
        "properties": fields,
        "required": ["_id", "salary"],
        "additionalProperties": False,
    },
}
pipeline = [{"$group": {"_id": None, "total": {"$sum": "$salary.%share"}, "records": {"$sum": 1}}}]
query = {"_id": query_id, "name": "Total", "schema": schema_id, "variables": {}, "pipeline": pipeline}

records = [(str(uuid.uuid4()), split(amount)) for amount in (61_000, 72_500, 48_000)]
responses = []
for index, node in enumerate(nodes):
    call(node, "POST", "/api/v1/schemas", {"_id": schema_id, "name": "Payroll", "schema": schema})
    data = [{"_id": record_id, "salary": {"%share": shares[index]}} for record_id, shares in records]
    result = call(node, "POST", "/api/v1/data/create", {"schema": schema_id, "data": data})
    if result["errors"]:
        raise SystemExit(f"{node['url']}: {result['errors']}")
    call(node, "POST", "/api/v1/queries", query)
    responses.append(call(node, "POST", "/api/v1/queries/execute", {"id": query_id, "variables": {}}))

for rows in pair_rows(responses):  # raises if a node lacks a record
    print("total:", combine([row["total"] for row in rows]), "from", rows[0]["records"], "records")
# #endregion total
