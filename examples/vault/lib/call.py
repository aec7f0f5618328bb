"""The nodes of the cluster, and one call to one of them."""

# #region call
import json
import os
import urllib.error
import urllib.request

from lib.organization import organization_from
from lib.tokens import mint_token

LOCAL_SANDBOX = "http://localhost:9181,http://localhost:9182,http://localhost:9183"

organization = organization_from(os.environ.get("ORG_SECRET_KEY", ""))


def fetch(method: str, url: str, headers: dict, body: object = None) -> tuple[int, str]:
    """Sends JSON and returns the status and the text of the response, also of an error."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **headers}
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as response:
            return response.status, response.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def find_nodes() -> list[dict]:
    """The nodes of the cluster, in one fixed order. Each reports its own DID."""
    urls = os.environ.get("NODE_URLS", LOCAL_SANDBOX).split(",")
    about = [json.loads(fetch("GET", f"{url}/about", {})[1]) for url in urls]
    return [{"url": url, "did": node["did"]} for url, node in zip(urls, about)]


def call(node: dict, method: str, path: str, body: object = None) -> object:
    """Calls one endpoint of one node with a new token and returns the data of the response."""
    headers = {"Authorization": f"Bearer {mint_token(organization, node['did'])}"}
    status, text = fetch(method, node["url"] + path, headers, body)
    if status >= 400:
        raise ConnectionError(f"{method} {node['url']}{path}: {status} {text}")
    return json.loads(text)["data"] if text else None
# #endregion call
