#!/usr/bin/env bash
# Step 1 with curl: registers a new organization on every node and reads its account from the first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
# #region session
session=$(npx tsx shell-session.ts)
eval "$session"
# #endregion session

# #region register
for node in "$NODE_1" "$NODE_2" "$NODE_3"; do
  curl --fail-with-body --silent --show-error "$node/api/v1/accounts" \
    --header 'Content-Type: application/json' \
    --data "{\"did\": \"$ORG_DID\", \"publicKey\": \"$PUBLIC_KEY\", \"name\": \"My company\"}"
done
# #endregion register

# #region account
curl --fail-with-body --silent --show-error "$NODE_1/api/v1/accounts" \
  --header "Authorization: Bearer $TOKEN_1"
# #endregion account
