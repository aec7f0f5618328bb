"""Asks SecretLLM a question about documents that are stored as shares (pip install nilrag==0.1.11)."""
# #region ask
import os

from nilrag.config import load_nil_db_config
from nilrag.nildb_requests import ChatCompletionConfig

nodes, _ = load_nil_db_config(
    "examples/nildb_config.json",
    require_bearer_token=True,
    require_schema_id=True,
    require_diff_query_id=True,
)

completion = nodes.nilai_chat_completion(
    ChatCompletionConfig(
        nilai_url=os.environ["AI_URL"],
        token=os.environ["AI_API_KEY"],
        messages=[
            {
                "role": "user",
                "content": "Which plants need the least water?",
            }
        ],
        model="meta-llama/Llama-3.1-8B-Instruct",
        temperature=0.2,
        max_tokens=512,
    )
)

print(completion["choices"][0]["message"]["content"])
# #endregion ask

assert completion["choices"][0]["message"]["content"]
