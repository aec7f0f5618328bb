"""The shortest private chat completion, with only the standard library."""
# #region hello
import json
import os
from urllib.request import Request, urlopen

url = os.environ.get("AI_URL", "http://localhost:9184")
key = os.environ.get("AI_API_KEY", "sandbox-key")
messages = [{"role": "user", "content": "What is a TEE?"}]
body = {"model": "meta-llama/Llama-3.1-8B-Instruct", "messages": messages}
request = Request(f"{url}/v1/chat/completions", json.dumps(body).encode())
request.add_header("Authorization", f"Bearer {key}")
request.add_header("Content-Type", "application/json")
completion = json.load(urlopen(request))
print(completion["choices"][0]["message"]["content"])
# #endregion hello

assert completion["signature"]
