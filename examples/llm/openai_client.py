"""The same request with the openai package for Python (pip install openai)."""
# #region client
import os

from openai import OpenAI

client = OpenAI(
    base_url=os.environ.get("AI_URL", "http://localhost:9184")
    + "/v1",
    api_key=os.environ.get("AI_API_KEY", "sandbox-key"),
)

completion = client.chat.completions.create(
    model="meta-llama/Llama-3.1-8B-Instruct",
    messages=[
        {"role": "system", "content": "Answer in one sentence."},
        {
            "role": "user",
            "content": "What is a trusted execution environment?",
        },
    ],
    temperature=0.2,
    top_p=0.95,
    max_tokens=200,
)

print(completion.choices[0].message.content)
# #endregion client

assert completion.choices[0].message.content
