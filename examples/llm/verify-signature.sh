#!/usr/bin/env bash
# Checks the signature of a chat completion with curl, jq and openssl.
set -euo pipefail
# #region verify
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# The verifying key: a fixed prefix (RFC 5480) and the node's 33 bytes.
{
  printf '3036301006072a8648ce3d020106052b8104000a032200' | xxd -r -p
  curl -sS --fail-with-body "$AI_URL/v1/public_key" |
    jq -r . | base64 -d
} >"$work/key.der"

curl -sS --fail-with-body "$AI_URL/v1/chat/completions" \
  -H "Authorization: Bearer $AI_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Say hello."}]
  }' >"$work/response.json"

# What was signed: the exact text of the response, with an empty signature.
signature="$(jq -r .signature "$work/response.json")"
sed "s|\"signature\":\"$signature\"|\"signature\":\"\"|" \
  "$work/response.json" >"$work/signed.json"
printf '%s' "$signature" | base64 -d >"$work/signature.der"

openssl dgst -sha256 -keyform DER -verify "$work/key.der" \
  -signature "$work/signature.der" "$work/signed.json"
# #endregion verify
