#!/usr/bin/env bash
# Step 5 with curl: stores a query with one variable on the first node.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/upload.sh" >/dev/null

# #region create
QUERY_ID=$(node --print 'crypto.randomUUID()')

curl --fail-with-body --silent --show-error "$NODE_1/api/v1/queries" \
  --header "Authorization: Bearer $TOKEN_1" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON
{
  "_id": "$QUERY_ID",
  "name": "Notes with a title",
  "schema": "$SCHEMA_ID",
  "variables": {"title": {"type": "string", "description": "Title to look for"}},
  "pipeline": [
    {"\$match": {"title": "##title"}},
    {"\$group": {"_id": "\$title", "records": {"\$sum": 1}}}
  ]
}
JSON
# #endregion create
