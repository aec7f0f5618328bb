#!/usr/bin/env bash
# Models, the token count of the key, and the health of the node, with curl.
set -euo pipefail
# #region setup
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"
# #endregion setup

# #region models
curl -sS --fail-with-body "$AI_URL/v1/models" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion models

# #region usage
curl -sS --fail-with-body "$AI_URL/v1/usage" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion usage

# #region health
curl -sS --fail-with-body "$AI_URL/v1/health"
# #endregion health
