/**
 * The only place that says which parts of a sample's output are random. Two outputs are the same when
 * they are equal after these rules; the recorded file keeps what one run really printed.
 */

/** JWT: header and payload are JSON in base64url. */
const TOKEN: readonly [RegExp, string] = [/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g, '<token>'];

const RULES: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  TOKEN,
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<uuid>'],
  // Time of a node.
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g, '<time>'],
  // DID of an organization that the run made.
  [/\bdid:[a-z]+:(?:testnet|mainnet):[a-z]+1[a-z0-9]{38}\b/g, '<did>'],
  // Key in hex.
  [/\b[0-9a-f]{64,66}\b/gi, '<hex>'],
  // Share of an encrypted value.
  [/(["']?%share["']?\s*:\s*)(?:"[^"]*"|'[^']*'|\d+)/g, '$1<share>'],
  // Of a chat completion: id, signature (DER in base64), Unix time.
  [/\bchatcmpl-[0-9a-f]{16,}/g, '<id>'],
  [/\bME[QUYI][\w+/]{88,}={0,2}/g, '<signature>'],
  [/("created"\s*:\s*)\d+/g, '$1<seconds>'],
  // Uptime of the AI node.
  [/("uptime"\s*:\s*)"[^"]*"/g, '$1"<uptime>"'],
];

/** The output without its random parts. */
export const normalise = (output: string): string =>
  RULES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), output);

/** The output as it may be written to a file: tokens are left out even though they are spent. */
export const recordable = (output: string): string => output.replace(...TOKEN);
