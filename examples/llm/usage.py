"""Models and the token count of the key, with Python's standard library."""
# #region models
import json
import os
import urllib.error
import urllib.request

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


models = get("/v1/models")
print([model["id"] for model in models])
# #endregion models
assert "meta-llama/Llama-3.1-8B-Instruct" in [model["id"] for model in models]

# #region usage
usage = get("/v1/usage")
print("queries:", usage["queries"])
print("prompt tokens:", usage["prompt_tokens"])
print("completion tokens:", usage["completion_tokens"])
print("total tokens:", usage["total_tokens"])
# #endregion usage
assert usage["total_tokens"] == usage["prompt_tokens"] + usage["completion_tokens"]
