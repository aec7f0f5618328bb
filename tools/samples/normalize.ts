/**
 * Replaces the random parts of a sample's output. Two outputs are the same when they are equal after that. A recorded
 * file contains what one run really printed, except for tokens (`withoutTokens`) and ports, which execute.ts has
 * replaced by the default ones. check.ts calls both functions.
 */

interface Rule {
  /** The comment above each entry shows a match. */
  readonly pattern: RegExp;
  readonly replacement: string;
}

/** A JWT, whose header and payload are JSON in base64url: `eyJhbGciOi….eyJhdWQiOi….c2ln`. */
const tokenRule: Rule = {
  pattern: /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g,
  replacement: '<token>',
};

const RULES: readonly Rule[] = [
  tokenRule,
  {
    // 5e9c6f0c-2f0e-4d7b-9c39-3f2f4a3c8a11
    pattern: /\b[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}\b/g,
    replacement: '<uuid>',
  },
  {
    // 2025-06-01T10:00:00.000Z
    pattern: /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g,
    replacement: '<time>',
  },
  {
    // The DID of an organization: did:nil:testnet:nillion1 and 38 more characters.
    pattern: /\bdid:[a-z]+:(?:testnet|mainnet):[a-z]+1[a-z0-9]{38}\b/g,
    replacement: '<did>',
  },
  {
    // A private or a public key: 64 or 66 hexadecimal digits.
    pattern: /\b(?:[0-9a-fA-F]{64}|[0-9a-fA-F]{66})\b/g,
    replacement: '<hex>',
  },
  {
    // A share of an encrypted value: "%share": 12, or '%share': 'abc='
    pattern: /(["']?%share["']?\s*:\s*)(?:"[^"]*"|'[^']*'|\d+)/g,
    replacement: '$1<share>',
  },
  {
    // The id of a chat completion: chatcmpl-6b0f3a52c7d94e18
    pattern: /\bchatcmpl-[0-9a-f]{16,}/g,
    replacement: '<id>',
  },
  {
    // A signature: DER in base64. The third letter depends on the length, which varies.
    pattern: /\bME[A-Z]C[\w+/]{80,}={0,2}/g,
    replacement: '<signature>',
  },
  {
    // The time of a chat completion: "created": 1749722564
    pattern: /("created"\s*:\s*)\d+/g,
    replacement: '$1<seconds>',
  },
  {
    // The times in a token: exp: 1749722564
    pattern: /\b((?:iat|exp): )\d+/g,
    replacement: '$1<seconds>',
  },
  {
    // The uptime of the AI node: "uptime": "3 seconds"
    pattern: /("uptime"\s*:\s*)"[^"]*"/g,
    replacement: '$1"<uptime>"',
  },
];

function replace(output: string, rules: readonly Rule[]): string {
  let result = output;
  for (const {pattern, replacement} of rules) result = result.replace(pattern, replacement);
  return result;
}

/** Returns the output with a placeholder such as `<uuid>` for each random part, to compare two outputs. */
export function withoutRandomParts(output: string): string {
  return replace(output, RULES);
}

/**
 * Returns the output with `<token>` for each JWT, for recorded files: they must not contain tokens, even
 * expired ones.
 */
export function withoutTokens(output: string): string {
  return replace(output, [tokenRule]);
}
