"""Models, an answer, and the token count of the key, with Python's standard library."""
# #region models
import json
import os
import urllib.error
import urllib.request

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")


def call(path, body=None):
    """Gets JSON from the node, or posts a body."""
    headers = {"Authorization": f"Bearer {AI_API_KEY}", "Content-Type": "application/json"}
    data = body and json.dumps(body).encode()
    request = urllib.request.Request(AI_URL + path, data, headers)
    try:
        with urllib.request.urlopen(request, timeout=120) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise SystemExit(f"{error.code} {error.read().decode()}")


models = call("/v1/models")
print([model["id"] for model in models])
# #endregion models
assert "meta-llama/Llama-3.1-8B-Instruct" in [model["id"] for model in models]

# #region chat
completion = call("/v1/chat/completions", {
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [
        {"role": "system", "content": "Answer in one sentence."},
        {"role": "user", "content": "What is a trusted execution environment?"},
    ],
    "temperature": 0.2,
    "top_p": 0.95,
    "max_tokens": 200,
})
choice = completion["choices"][0]
print(choice["message"]["content"])
print("finish reason:", choice["finish_reason"])
# #endregion chat

# #region usage
usage = call("/v1/usage")
print("queries:", usage["queries"])
print("prompt tokens:", usage["prompt_tokens"])
print("completion tokens:", usage["completion_tokens"])
print("total tokens:", usage["total_tokens"])
# #endregion usage
assert usage["total_tokens"] == usage["prompt_tokens"] + usage["completion_tokens"]
