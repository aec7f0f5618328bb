"""Tokens: one for each node, their contents, and how a node responds to a wrong one.

Needs: pip install "PyJWT[crypto]==2.15.1" ecdsa==0.19.2
"""

# #region mint
import jwt

from access import nodes
from lib.call import fetch, organization
from lib.tokens import mint_token

tokens = [mint_token(organization, node["did"]) for node in nodes]

header = jwt.get_unverified_header(tokens[0])
claims = jwt.decode(tokens[0], options={"verify_signature": False})
lifetime = claims["exp"] - claims["iat"]
print(f"{len(tokens)} tokens, each expires after {lifetime} s")
print("header:", header)
print("claims:", sorted(claims))
# #endregion mint
assert claims["iss"] == organization.did


# #region wrong
def try_token(token: str) -> str:
    """Sends a token to the first node. Returns the status, and the body of an error."""
    url = f"{nodes[0]['url']}/api/v1/accounts"
    status, text = fetch("GET", url, {"Authorization": f"Bearer {token}"})
    return str(status) if status == 200 else f"{status} {text}"


outcomes = {
    "own token": try_token(tokens[0]),
    "token of another node": try_token(tokens[1]),
    "expired 400 s ago": try_token(mint_token(organization, nodes[0]["did"], -400)),
}
for name, outcome in outcomes.items():
    print(f"{name}: {outcome}")
# #endregion wrong
assert list(outcomes.values()) == ["200", "401 Unauthorized", "401 Unauthorized"]
