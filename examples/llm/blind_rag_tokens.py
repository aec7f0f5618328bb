"""Writes fresh tokens for each node into the configuration of blindRAG (pip install nilrag==0.1.11)."""
# #region renew
import json

from nilrag.config import load_nil_db_config

path = "examples/nildb_config.json"
nodes, secret_key = load_nil_db_config(path, require_secret_key=True)
tokens = nodes.generate_jwt(secret_key, ttl=3600)

with open(path, encoding="utf-8") as file:
    config = json.load(file)
for node, token in zip(config["nodes"], tokens, strict=True):
    node["bearer_token"] = token
with open(path, "w", encoding="utf-8") as file:
    json.dump(config, file, indent=2)

print(len(tokens), "nodes have new tokens")
# #endregion renew

assert len(tokens) == len(config["nodes"])
