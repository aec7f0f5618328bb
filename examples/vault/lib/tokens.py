"""Tokens for the nilDB nodes."""

# #region token
import time

import jwt

from lib.organization import Organization


def mint_token(organization: Organization, node_did: str, seconds: int = 60) -> str:
    """Signs a bearer token that only one node accepts. It expires after `seconds`."""
    now = int(time.time())
    claims = {"iss": organization.did, "aud": node_did, "iat": now, "exp": now + seconds}
    return jwt.encode(claims, organization.secret_key.to_pem(), algorithm="ES256K")
# #endregion token
