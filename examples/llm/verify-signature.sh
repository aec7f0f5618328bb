#!/usr/bin/env bash
# Checks the signature of a chat completion with curl, jq, and OpenSSL.
set -euo pipefail
# #region verify
AI_URL="${AI_URL:-http://localhost:9184}"
AI_API_KEY="${AI_API_KEY:-sandbox-key}"
work="$(mktemp -d)"
trap 'rm -rf "$work"' EXIT

# The first run saves the node's key; later runs verify with the saved one.
if [ ! -s verifying-key.txt ]; then
  curl -sS --fail-with-body "$AI_URL/v1/public_key" |
    jq -r . >verifying-key.txt
fi

# A fixed prefix (RFC 5480), then the 33 bytes of the key.
{
  printf '3036301006072a8648ce3d020106052b8104000a032200' | xxd -r -p
  base64 -d verifying-key.txt
} >"$work/key.der"

curl -sS --fail-with-body "$AI_URL/v1/chat/completions" \
  -H "Authorization: Bearer $AI_API_KEY" \
  -H "Content-Type: application/json" \
  -d '{
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Say hello."}]
  }' >"$work/response.json"

# The signed text is the exact text of the response with an empty signature.
signature="$(jq -r .signature "$work/response.json")"
sed "s|\"signature\":\"$signature\"|\"signature\":\"\"|" \
  "$work/response.json" >"$work/signed.json"
printf '%s' "$signature" | base64 -d >"$work/signature.der"

openssl dgst -sha256 -keyform DER -verify "$work/key.der" \
  -signature "$work/signature.der" "$work/signed.json"
# #endregion verify
