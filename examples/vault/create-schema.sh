#!/usr/bin/env bash
# Step 2 with curl: creates the collection on the first node and lists the collections.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/access.sh" >/dev/null

# #region create
SCHEMA_ID=$(node --print 'crypto.randomUUID()')

curl --fail-with-body --silent --show-error "$NODE_1/api/v1/schemas" \
  --header "Authorization: Bearer $TOKEN_1" \
  --header 'Content-Type: application/json' \
  --data @- <<JSON
{
  "_id": "$SCHEMA_ID",
  "name": "Notes",
  "schema": {
    "\$schema": "http://json-schema.org/draft-07/schema#",
    "type": "array",
    "items": {
      "type": "object",
      "properties": {
        "_id": {"type": "string", "format": "uuid", "coerce": true},
        "title": {"type": "string"},
        "text": {
          "type": "object",
          "properties": {"%share": {"type": "string"}},
          "required": ["%share"]
        }
      },
      "required": ["_id", "title", "text"],
      "additionalProperties": false
    }
  }
}
JSON
# #endregion create

# #region list
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/schemas" \
  --header "Authorization: Bearer $TOKEN_1"
# #endregion list
