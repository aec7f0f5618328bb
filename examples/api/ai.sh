#!/usr/bin/env bash
# First calls to the AI node: health without a key, then models, a question, and the token count.
set -euo pipefail
# #region setup
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"
# #endregion setup

# #region health
curl -sS --fail-with-body "$AI_URL/v1/health"
# #endregion health

# #region models
curl -sS --fail-with-body "$AI_URL/v1/models" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion models

# #region chat
curl -sS --fail-with-body "$AI_URL/v1/chat/completions" \
  -H "Authorization: Bearer $AI_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Say hello."}]
  }'
# #endregion chat

# #region usage
curl -sS --fail-with-body "$AI_URL/v1/usage" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion usage
