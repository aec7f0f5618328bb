"""Sends a chat completion, and repeats it after a 429, 502 to 504, a timeout, or without a connection."""
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
    """Asks, and repeats the request after a 429, 502, 503, or 504, and without a response."""
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
            message = f"{error.code} {error.read().decode()}"
            if error.code not in RETRIED or attempt == ATTEMPTS:
                raise RuntimeError(message) from None
            # After a 429, Retry-After is the time to wait, in milliseconds.
            # Without it, and after other failures, each wait is twice as long.
            retry_after = error.headers.get("Retry-After") if error.code == 429 else None
            seconds = pause if retry_after is None else int(retry_after) / 1000
            if seconds > LONGEST_WAIT_SECONDS:
                raise RuntimeError(message) from None
        except OSError:  # no connection, or a timeout
            if attempt == ATTEMPTS:
                raise
            seconds = pause
        time.sleep(seconds)
        pause *= 2


completion = ask_with_retry({
    "model": "meta-llama/Llama-3.1-8B-Instruct",
    "messages": [{"role": "user", "content": "What is a TEE?"}],
})
print(completion["choices"][0]["finish_reason"])
# #endregion retry
assert completion["choices"][0]["finish_reason"] == "stop"
