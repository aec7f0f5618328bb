#!/usr/bin/env bash
# Errors of a database node: the body, then the status of each.
set -euo pipefail
NODE_URL="${NODE_URL:-http://localhost:9181}"
TOKEN=$(curl -sS --fail "$NODE_URL/sandbox/token" | cut -d '"' -f 4)

# #region errors
# No token: 401, plain text
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/schemas"

# A body that doesn't match: 400, JSON without a tag
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"filter": {}}'

# A collection that doesn't exist or isn't yours: 404, JSON with a tag
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{
    "schema": "5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11",
    "filter": {}
  }'

# A body that isn't JSON: 400, plain text
curl -s -w ' %{http_code}\n' "$NODE_URL/api/v1/data/read" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{"schema":'
# #endregion errors
