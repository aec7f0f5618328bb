#!/usr/bin/env bash
# The first private chat completion, with curl.
set -euo pipefail
# #region quickstart
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"

curl -sS --fail-with-body "$AI_URL/v1/chat/completions" \
  -H "Authorization: Bearer $AI_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [
      {"role": "system", "content": "Answer in one sentence."},
      {"role": "user", "content": "What is a trusted execution environment?"}
    ]
  }'
# #endregion quickstart
