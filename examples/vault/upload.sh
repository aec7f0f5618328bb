#!/usr/bin/env bash
# Step 3 with curl: stores the first node's document of one record.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/create-schema.sh" >/dev/null

# #region upload
RECORD_ID=$(node --print 'crypto.randomUUID()')

curl --fail-with-body --silent --show-error "$NODE_1/api/v1/data/create" \
  --header "Authorization: Bearer $TOKEN_1" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON
{
  "schema": "$SCHEMA_ID",
  "data": [
    {"_id": "$RECORD_ID", "title": "Monday", "text": {"%share": "pTDV/1o="}}
  ]
}
JSON
# #endregion upload
