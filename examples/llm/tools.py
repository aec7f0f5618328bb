"""Tool calling with Python's standard library: the model asks for a function, your code runs it, the model answers."""
# #region setup
import json
import os
import urllib.error
import urllib.request

AI_URL = os.environ.get("AI_URL", "http://localhost:9184")
AI_API_KEY = os.environ.get("AI_API_KEY", "sandbox-key")

tools = [
    {
        "type": "function",
        "function": {
            "name": "get_weather",
            "description": "The weather of a city at this moment",
            "parameters": {
                "type": "object",
                "properties": {"city": {"type": "string"}},
                "required": ["city"],
            },
        },
    },
]


def get_weather(city):
    """The function that the model may call."""
    return json.dumps({"city": city, "celsius": 21, "sky": "clear"})


# #endregion setup
# #region first-turn
messages = [{"role": "user", "content": "What is the weather in Lisbon?"}]


def ask():
    """Sends the conversation so far, and returns what the model adds."""
    body = {
        "model": "meta-llama/Llama-3.1-8B-Instruct",
        "messages": messages,
        "tools": tools,
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
            return json.load(response)["choices"][0]
    except urllib.error.HTTPError as error:
        raise SystemExit(f"{error.code} {error.read().decode()}")


choice = ask()
print("finish reason:", choice["finish_reason"])
# #endregion first-turn
assert choice["finish_reason"] == "tool_calls"


# #region second-turn
def run(name, arguments):
    """Runs the function with arguments that a model wrote. Returns the result, or an error for the model."""
    if name != "get_weather":
        return f"error: no function {name}"
    try:
        city = json.loads(arguments).get("city")
    except (ValueError, AttributeError):
        return "error: the arguments must be a JSON object"
    return get_weather(city) if isinstance(city, str) else "error: no city"


# The model may ask for further calls after it has seen the first results.
for turn in range(5):
    if choice["finish_reason"] != "tool_calls":
        break
    messages.append(choice["message"])
    for tool_call in choice["message"]["tool_calls"]:
        function = tool_call["function"]
        print("called:", function["name"])
        messages.append({
            "role": "tool",
            "tool_call_id": tool_call["id"],
            "content": run(function["name"], function["arguments"]),
        })
    choice = ask()
if choice["finish_reason"] == "tool_calls":
    raise SystemExit("no answer after five turns")
print(choice["message"]["content"])
# #endregion second-turn
assert len(messages) == 3, "question, request of the model, result of the tool"
