#!/usr/bin/env bash
# What a database node answers to requests that it refuses: body, then status.
set -euo pipefail
NODE_URL="${NODE_URL:-http://localhost:9181}"
TOKEN=$(curl -sS --fail "$NODE_URL/sandbox/token" | cut -d '"' -f 4)

# #region errors
# No token: 401, plain text
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/schemas"

# A body that does not match: 400, JSON without a tag
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"filter": {}}'

# No such collection, or someone else's: 404, JSON with a tag
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "schema": "5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11",
    "filter": {}
  }'

# A body that is not JSON: 400, plain text
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"schema":'
# #endregion errors
