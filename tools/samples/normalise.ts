/**
 * The only place that says which parts of a sample's output are random. Two outputs are the same when
 * they are equal after these rules; the recorded file keeps what one run really printed.
 */

interface Rule {
  readonly what: string;
  readonly pattern: RegExp;
  readonly replacement: string;
}

const RULES: readonly Rule[] = [
  {
    what: 'JWT: header and payload are JSON in base64url',
    pattern: /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/g,
    replacement: '<token>',
  },
  {
    what: 'UUID',
    pattern: /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi,
    replacement: '<uuid>',
  },
  {
    what: 'time of a node',
    pattern: /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g,
    replacement: '<time>',
  },
  {
    what: 'DID of an organization that the run made',
    pattern: /\bdid:[a-z]+:(?:testnet|mainnet):[a-z]+1[a-z0-9]{38}\b/g,
    replacement: '<did>',
  },
  {what: 'key in hex', pattern: /\b[0-9a-f]{64,66}\b/gi, replacement: '<hex>'},
  {
    what: 'share of an encrypted value',
    pattern: /(["']?%share["']?\s*:\s*)(?:"[^"]*"|'[^']*'|\d+)/g,
    replacement: '$1<share>',
  },
  {what: 'id of a chat completion', pattern: /\bchatcmpl-[0-9a-f]{16,}/g, replacement: '<id>'},
  {
    what: 'signature of a chat completion: DER in base64',
    pattern: /\bME[QUYI][\w+/]{88,}={0,2}/g,
    replacement: '<signature>',
  },
  {
    what: 'Unix time of a chat completion',
    pattern: /("created"\s*:\s*)\d+/g,
    replacement: '$1<seconds>',
  },
  {
    what: 'uptime of the AI node',
    pattern: /("uptime"\s*:\s*)"[^"]*"/g,
    replacement: '$1"<uptime>"',
  },
];

const TOKEN_RULE = RULES.slice(0, 1);

function apply(rules: readonly Rule[], output: string): string {
  return rules.reduce((text, {pattern, replacement}) => text.replace(pattern, replacement), output);
}

/** The output without its random parts. */
export function normalise(output: string): string {
  return apply(RULES, output);
}

/** The output as it may be written to a file: tokens are left out even though they are spent. */
export function recordable(output: string): string {
  return apply(TOKEN_RULE, output);
}
