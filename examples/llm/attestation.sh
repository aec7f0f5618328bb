#!/usr/bin/env bash
# The attestation report, with curl.
set -euo pipefail
# #region report
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"

curl -sS --fail-with-body "$AI_URL/v1/attestation/report" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion report
