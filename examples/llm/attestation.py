"""The attestation report of an AI node, with Python's standard library."""
# #region report
import base64
import json
import os
import secrets
import urllib.error
import urllib.request
from pathlib import Path

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")


def get(path):
    """Gets JSON from the node."""
    headers = {"Authorization": f"Bearer {AI_API_KEY}"}
    request = urllib.request.Request(AI_URL + path, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise SystemExit(f"{error.code} {error.read().decode()}")


nonce = secrets.token_hex(32)  # 64 characters
report = get(f"/v1/attestation/report?nonce={nonce}")
# #endregion report

# #region checks
# The first run saves the node's key; later runs compare with the saved one.
key_file = Path("verifying-key.txt")
if not key_file.exists():
    key_file.write_text(get("/v1/public_key"))
saved_key = key_file.read_text().strip()
if report["verifying_key"] != saved_key:
    raise SystemExit(f"{saved_key} is not the key of the report")

print("verifying key:", report["verifying_key"])
for name in ("cpu", "gpu"):
    evidence = base64.b64decode(report[f"{name}_attestation"])
    print(f"{name.upper()} evidence: {len(evidence)} bytes")
print("nonce:", "ours" if report["nonce"] == nonce else report["nonce"])
# #endregion checks
