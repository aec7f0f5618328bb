"""Sends a chat completion, and sends it again after a 429, 502, 503, or 504."""
# #region retry
import json
import os
import time
import urllib.error
import urllib.request

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")
RETRIED = (429, 502, 503, 504)
ATTEMPTS = 5
LONGEST_WAIT_SECONDS = 60


def ask_with_retry(body):
    """Sends a chat completion. After a 429, waits as long as the node says and sends it again.

    Also sends it again after a 502 to 504.
    """
    request = urllib.request.Request(
        AI_URL + "/v1/chat/completions",
        data=json.dumps(body).encode(),
        headers={
            "Authorization": f"Bearer {AI_API_KEY}",
            "Content-Type": "application/json",
        },
    )
    pause = 1
    for attempt in range(1, ATTEMPTS + 1):
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            if error.code not in RETRIED or attempt == ATTEMPTS:
                raise
            # A 429 of this node says how long, in milliseconds. Without this
            # header, and after other failures, wait twice as long each time.
            retry_after = error.headers.get("Retry-After") if error.code == 429 else None
            seconds = pause if retry_after is None else int(retry_after) / 1000
            if seconds > LONGEST_WAIT_SECONDS:
                raise
        time.sleep(seconds)
        pause *= 2


completion = ask_with_retry({
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "What is a TEE?"}],
})
print(completion["choices"][0]["finish_reason"])
# #endregion retry
assert completion["choices"][0]["finish_reason"] == "stop"
