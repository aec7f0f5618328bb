#!/usr/bin/env bash
# Step 4 with curl: reads the records of the first node.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/upload.sh" >/dev/null

# #region read
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/data/read" \
  --header "Authorization: Bearer $TOKEN_1" \
  --header 'Content-Type: application/json' \
  --data "{\"schema\": \"$SCHEMA_ID\", \"filter\": {\"title\": \"Monday\"}}"
# #endregion read
