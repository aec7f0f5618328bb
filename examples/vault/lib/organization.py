"""The owner of collections and queries: a secp256k1 key pair and the DID derived from it."""

# #region organization
import hashlib
from dataclasses import dataclass

from ecdsa import SECP256k1, SigningKey

BECH32 = "qpzry9x8gf2tvdw0s3jn54khce6mua7l"


@dataclass(frozen=True)
class Organization:
    secret_key: SigningKey
    public_key: str  # compressed, 66 hexadecimal characters
    did: str


def bech32(prefix: str, data: bytes) -> str:
    """Encodes bytes in bech32: groups of five bits, then a checksum of six characters."""
    bits = int.from_bytes(data, "big")
    words = [(bits >> shift) & 31 for shift in range(len(data) * 8 - 5, -1, -5)]
    spread = [ord(c) >> 5 for c in prefix] + [0] + [ord(c) & 31 for c in prefix]
    check = 1
    for word in spread + words + [0] * 6:
        top, check = check >> 25, (check & 0x1FFFFFF) << 5 ^ word
        for i, generator in enumerate((0x3B6A57B2, 0x26508E6D, 0x1EA119FA, 0x3D4233DD, 0x2A1462B3)):
            check ^= generator if top >> i & 1 else 0
    words += [(check ^ 1) >> 5 * (5 - i) & 31 for i in range(6)]
    return prefix + "1" + "".join(BECH32[word] for word in words)


def organization_from(secret_key_hex: str = "") -> Organization:
    """Loads an organization from its secret key, 64 hexadecimal characters; without one, creates a new organization."""
    if secret_key_hex:
        key = SigningKey.from_string(bytes.fromhex(secret_key_hex), curve=SECP256k1)
    else:
        key = SigningKey.generate(curve=SECP256k1)
    public_key = key.verifying_key.to_string("compressed")
    address = hashlib.new("ripemd160", hashlib.sha256(public_key).digest()).digest()
    return Organization(key, public_key.hex(), f"did:nil:testnet:{bech32('nillion', address)}")
# #endregion organization
