"""A chat completion that is printed as it arrives. Uses only the standard library."""
# #region streaming
import json
import os
import urllib.error
import urllib.request

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")

body = {
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "Count from one to five."}],
    "stream": True,
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
    response = urllib.request.urlopen(request, timeout=120)
except urllib.error.HTTPError as error:
    raise SystemExit(f"{error.code} {error.read().decode()}")

finished = None
for line in response:
    if not line.startswith(b"data: "):
        continue
    choices = json.loads(line[len(b"data: ") :])["choices"]
    if choices:
        print(choices[0]["delta"].get("content") or "", end="", flush=True)
        finished = choices[0].get("finish_reason") or finished

# A failure after the start ends the stream without an error.
if finished is None:
    raise RuntimeError("the stream ended early")
print("\nfinish reason:", finished)
# #endregion streaming

assert finished == "stop"
