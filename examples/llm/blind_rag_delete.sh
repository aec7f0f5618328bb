#!/usr/bin/env bash
# Deletes the collection and the query of blindRAG on each node of its configuration, with curl and jq.
set -euo pipefail

# Instead of the scripts of blindRAG: a configuration for the example collection of the sandbox.
node="${NODE_URL:-http://localhost:9181}"
token="$(curl -sS --fail-with-body "$node/sandbox/token" | jq -r .token)"
schema="$(curl -sS --fail-with-body "$node/api/v1/schemas" \
  -H "Authorization: Bearer $token" | jq -r '.data[0]._id')"
query="$(curl -sS --fail-with-body "$node/api/v1/queries" \
  -H "Authorization: Bearer $token" | jq -r '.data[0]._id')"
mkdir -p examples
jq -n --arg url "$node/api/v1" --arg token "$token" --arg schema "$schema" --arg query "$query" \
  '{nodes: [{url: $url, bearer_token: $token, schema_id: $schema, diff_query_id: $query}]}' \
  >examples/nildb_config.json

# #region delete
config=examples/nildb_config.json
jq -r '.nodes[] | "\(.url)/schemas \(.bearer_token) \(.schema_id)",
  "\(.url)/queries \(.bearer_token) \(.diff_query_id)"' $config |
  while read -r url token id; do
    curl -sS -X DELETE "$url" -H "Authorization: Bearer $token" \
      -H 'Content-Type: application/json' -d "{\"id\": \"$id\"}" \
      -w "%{http_code} $url\n"
  done
# #endregion delete
