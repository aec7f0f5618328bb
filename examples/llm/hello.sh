#!/usr/bin/env bash
# The shortest private chat completion, with curl.
set -euo pipefail
# #region hello
curl -sS --fail-with-body \
  "${AI_URL:-http://localhost:9184}/v1/chat/completions" \
  -H "Authorization: Bearer ${AI_API_KEY:-sandbox-key}" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "What is a TEE?"}]
  }'
# #endregion hello
