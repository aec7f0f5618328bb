#!/usr/bin/env bash
# Counts the chunks on the first node of blindRAG's configuration, with curl and jq.
set -euo pipefail

# Instead of the scripts of blindRAG: a configuration for the example collection of the sandbox.
node="${NODE_URL:-http://localhost:9181}"
token="$(curl -sS --fail-with-body "$node/sandbox/token" | jq -r .token)"
schema="$(curl -sS --fail-with-body "$node/api/v1/schemas" \
  -H "Authorization: Bearer $token" | jq -r '.data[0]._id')"
mkdir -p examples
jq -n --arg url "$node/api/v1" --arg token "$token" --arg schema "$schema" \
  '{nodes: [{url: $url, bearer_token: $token, schema_id: $schema}]}' >examples/nildb_config.json

# #region check
config=examples/nildb_config.json
curl -sS --fail-with-body "$(jq -r '.nodes[0].url' $config)/data/read" \
  -H "Authorization: Bearer $(jq -r '.nodes[0].bearer_token' $config)" \
  -H 'Content-Type: application/json' \
  -d "$(jq '.nodes[0] | {schema: .schema_id, filter: {}}' $config)" |
  jq '.data | length'
# #endregion check
