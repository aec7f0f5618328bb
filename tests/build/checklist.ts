/** Facts that a program needs for the two goals of the site, each with a search query for it. */

export interface Fact {
  readonly fact: string;
  /** Matches the answer in a text. */
  readonly pattern: RegExp;
  /** The query of a reader who does not have the answer. */
  readonly query: string;
}

const list = (...rows: [fact: string, pattern: RegExp, query: string][]): Fact[] =>
  rows.map(([fact, pattern, query]) => ({fact, pattern, query}));

export const ENCRYPTED_TOTAL = list(
  ['address of a node', /https:\/\/nildb-nx8v\.nillion\.network/, 'nilDB base URL'],
  ['DID of a node', /did:nil:testnet:nillion1qfrl8/, 'node DID'],
  ['package and version', /@nillion\/nilql"?: "0\.0\.0-alpha\.14/, 'package.json nilql'],
  ['DID from the public key', /ripemd160/, 'derive DID from key pair'],
  ['registration, path', /\/api\/v1\/accounts/, 'register organization'],
  ['registration, body', /\bdid\b[^]{0,80}\bpublicKey\b[^]{0,80}\bname\b/, 'register organization'],
  ['token, algorithm', /ES256K/, 'sign a token'],
  ['token, audience', /\{aud: |`aud`/, 'token audience'],
  ['token, expiry and grace', /300 seconds/, 'token expiry'],
  ['token, header', /authorization: `Bearer|Authorization: Bearer/, 'authorization header'],
  ['collection, path', /\/api\/v1\/schemas/, 'create collection'],
  [
    'collection, body',
    /\{_id: schemaId, name: '\w+', schema\}|"name": ".*",\s+"schema": \{/,
    'create collection',
  ],
  ['collection, dialect', /json-schema\.org\/draft-07/, 'JSON schema draft'],
  [
    'collection, secret field',
    /['"]%share['"]: \{\s*"?type"?: ['"]integer['"]/,
    'share integer schema',
  ],
  ['key for sums', /ClusterKey\.generate\(.*\{sum: true\}\)/, 'generate key sum'],
  ['encryption', /'%allot': await nilql\.encrypt\(/, 'encrypt allot'],
  ['upload, path', /\/api\/v1\/data\/create/, 'upload documents'],
  [
    'upload, body',
    /\{\s*schema: schemaId,\s+data\b|"schema": "[-\da-f]+",\s+"data": \[/,
    'upload documents',
  ],
  [
    'upload, errors inside a 200',
    /data\.errors|errors\.length > 0|check `errors` on every node/,
    'upload errors',
  ],
  ['upload, limits', /1 to 10,000/, 'documents per upload limit'],
  ['body limit', /16 MiB/, 'nilDB limits'],
  ['query, path', /\/api\/v1\/queries'/, 'store a query'],
  ['query, pipeline', /\{\$sum: '\$\w+\.%share'\}/, 'total of salaries'],
  ['execution, path', /\/api\/v1\/queries\/execute/, 'execute query'],
  [
    'execution, body',
    /\{id: queryId, variables: \{\}\}|"id": "[-\da-f]+",\s+"variables": \{/,
    'execute query variables',
  ],
  ['total, range', /2,147,483,647/, 'total larger than 32 bits'],
  ['error shape', /a list of strings/, 'nilDB errors'],
  [
    '401',
    /401 Unauthorized[^]{0,400}text\/plain|401 \| `Unauthorized`|401 and the (?:plain )?text `Unauthorized`/,
    '401 Unauthorized',
  ],
  ['402', /402 \|? ?`Subscription inactive`/, 'Subscription inactive'],
);

export const PRIVATE_CHAT = list(
  ['address', /https:\/\/nilai-a779\.nillion\.network\/v1/, 'nilAI base URL'],
  ['call', /chat\.completions\.create\(|POST `?\/v1\/chat\/completions/, 'chat completion'],
  ['model', /meta-llama\/Llama-3\.1-8B-Instruct/, 'model id'],
  ['body', /messages: \[\{role: 'user', content: |"messages": \[/, 'send a chat completion'],
  ['key', /apiKey: process\.env\.AI_API_KEY|Authorization: Bearer YOUR_API_KEY/, 'API key'],
  ['stream', /stream: true/, 'stream an answer'],
  ['end of a stream', /without `data: \[DONE\]`/, 'end of stream DONE'],
  ['limit of an answer', /`max_tokens` \| 1 to 100,000/, 'max_tokens limit'],
  ['error shape', /`\{"detail": …\}`/, 'nilAI errors'],
  [
    '429',
    /\*\*milliseconds\*\* as `Retry-After` says|`Retry-After` is in \*\*milliseconds\*\*/,
    'Retry-After',
  ],
  ['signature', /secp256k1 with SHA-256/, 'verify signature'],
);
