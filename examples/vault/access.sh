#!/usr/bin/env bash
# Step 1 with curl: registers a new organization on the first node and reads its account.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# #region session
session=$(npx tsx shell-session.ts)
eval "$session"
# #endregion session

# #region register
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/accounts" \
  --header 'Content-Type: application/json' \
  --data "{\"did\": \"$ORG_DID\", \"publicKey\": \"$PUBLIC_KEY\", \"name\": \"Pay survey\"}"
# #endregion register

# #region account
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/accounts" \
  --header "Authorization: Bearer $TOKEN_1"
# #endregion account
