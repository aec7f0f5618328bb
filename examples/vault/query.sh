#!/usr/bin/env bash
# Step 6 with curl: runs the query on the first node.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/create-query.sh" >/dev/null

# #region execute
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/queries/execute" \
  --header "Authorization: Bearer $TOKEN_1" \
  --header 'Content-Type: application/json' \
  --data "{\"id\": \"$QUERY_ID\", \"variables\": {\"title\": \"Monday\"}}"
# #endregion execute
