"""Step 1: an organization, registered on every node of the cluster.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region register
from lib.call import call, fetch, find_nodes, organization

nodes = find_nodes()


def register(node: dict) -> None:
    """Registers the organization on one node."""
    body = {"did": organization.did, "publicKey": organization.public_key, "name": "My company"}
    status, text = fetch("POST", f"{node['url']}/api/v1/accounts", {}, body)
    if status != 201:
        raise ConnectionError(f"{node['url']}: {status} {text}")


def account(node: dict) -> dict:
    """Reads the account from one node; a node that does not know the organization responds with 401."""
    try:
        return call(node, "GET", "/api/v1/accounts")
    except ConnectionError as error:
        if ": 401 " not in str(error):
            raise
        register(node)
        return call(node, "GET", "/api/v1/accounts")


accounts = [account(node) for node in nodes]
print(f"organization registered on {len(accounts)} nodes")
# #endregion register
assert all(found["_id"] == organization.did for found in accounts)
