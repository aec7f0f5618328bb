"""The first private chat completion, with only the standard library."""
# #region quickstart
import json
import os
import urllib.error
import urllib.request

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")

body = {
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [
        {"role": "system", "content": "Answer in one sentence."},
        {
            "role": "user",
            "content": "What is a trusted execution environment?",
        },
    ],
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
        completion = json.load(response)
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code} {error.read().decode()}")

choice = completion["choices"][0]
print(choice["message"]["content"])
print("finish reason:", choice["finish_reason"])
# #endregion quickstart

assert choice["message"]["role"] == "assistant"
assert choice["message"]["content"]
assert completion["signature"]
