#!/usr/bin/env bash
# Models, a chat completion with parameters, the token count of the key, and the health of the node, with curl.
set -euo pipefail
# #region setup
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"
# #endregion setup

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
    "messages": [
      {"role": "system", "content": "Answer in one sentence."},
      {"role": "user", "content": "What is a trusted execution environment?"}
    ],
    "temperature": 0.2,
    "top_p": 0.95,
    "max_tokens": 200
  }'
# #endregion chat

# #region usage
curl -sS --fail-with-body "$AI_URL/v1/usage" \
  -H "Authorization: Bearer $AI_API_KEY"
# #endregion usage

# #region health
curl -sS --fail-with-body "$AI_URL/v1/health"
# #endregion health
