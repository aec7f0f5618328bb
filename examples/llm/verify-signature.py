"""Checks the signature of a chat completion (pip install cryptography)."""
# #region verify
import base64
import json
import os
import urllib.error
import urllib.request
from pathlib import Path

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")

# The first run saves the node's key; later runs verify with the saved one.
key_file = Path("verifying-key.txt")
if not key_file.exists():
    with urllib.request.urlopen(AI_URL + "/v1/public_key") as response:
        key_file.write_text(json.load(response))
point = base64.b64decode(key_file.read_text())
key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256K1(), point)

body = {
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Say hello."}],
}
request = urllib.request.Request(
    AI_URL + "/v1/chat/completions",
    data=json.dumps(body).encode(),
    headers={
        "Authorization": f"Bearer {AI_API_KEY}",
        "Content-Type": "application/json",
    },
)
try:
    with urllib.request.urlopen(request, timeout=120) as response:
        raw = response.read().decode()
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code} {error.read().decode()}")


def is_signed(text: str) -> bool:
    """Tells whether `text`, a whole response, was signed by the node."""
    signature = json.loads(text).get("signature")
    if not signature:
        return False
    signed = text.replace(f'"signature":"{signature}"', '"signature":""')
    try:
        key.verify(
            base64.b64decode(signature),
            signed.encode(),
            ec.ECDSA(hashes.SHA256()),
        )
        return True
    except InvalidSignature:
        return False


print("answer:", json.loads(raw)["choices"][0]["message"]["content"])
print("signature valid:", is_signed(raw))
forged = raw.replace("assistant", "assistent")
print("after a change of one word:", is_signed(forged))
# #endregion verify

assert is_signed(raw)
assert not is_signed(forged)
