#!/usr/bin/env bash
# First calls to one database node of the sandbox: identity, a token, a collection, a record.
set -euo pipefail
# #region about
NODE_URL="${NODE_URL:-http://localhost:9181}"
curl -sS --fail-with-body "$NODE_URL/about"
# #endregion about

# #region token
TOKEN=$(curl -sS --fail "$NODE_URL/sandbox/token" |
  cut -d '"' -f 4)
# #endregion token

# #region account
curl -sS --fail-with-body "$NODE_URL/api/v1/accounts" \
  -H "Authorization: Bearer $TOKEN"
# #endregion account

# #region schema
SCHEMA_ID=$(node --print 'crypto.randomUUID()')

curl -sS --fail-with-body "$NODE_URL/api/v1/schemas" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "_id": "$SCHEMA_ID",
  "name": "Notes",
  "schema": {
    "type": "array",
    "items": {
      "type": "object",
      "properties": {
        "_id": {
          "type": "string",
          "format": "uuid",
          "coerce": true
        },
        "title": {"type": "string"}
      },
      "required": ["_id", "title"],
      "additionalProperties": false
    }
  }
}
JSON
# #endregion schema

# #region upload
RECORD_ID=$(node --print 'crypto.randomUUID()')

curl -sS --fail-with-body "$NODE_URL/api/v1/data/create" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d @- <<JSON
{
  "schema": "$SCHEMA_ID",
  "data": [{"_id": "$RECORD_ID", "title": "Hello"}]
}
JSON
# #endregion upload

# #region read
curl -sS --fail-with-body "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{\"schema\": \"$SCHEMA_ID\", \"filter\": {}}"
# #endregion read

# #region delete
curl -sS --fail-with-body "$NODE_URL/api/v1/data/delete" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d "{\"schema\": \"$SCHEMA_ID\", \"filter\": {\"_id\": \"$RECORD_ID\"}}"
# #endregion delete
