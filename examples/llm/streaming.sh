#!/usr/bin/env bash
# A streamed chat completion with curl: --no-buffer prints each event as it arrives.
set -euo pipefail
# #region streaming
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"

curl -sS --fail-with-body --no-buffer "$AI_URL/v1/chat/completions" \
  -H "Authorization: Bearer $AI_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Count from one to five."}],
    "stream": true
  }'
# #endregion streaming
