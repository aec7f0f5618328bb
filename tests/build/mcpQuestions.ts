/**
 * Questions as developers ask them, each with the words of its answer. They were written before the search of the MCP
 * server.
 */
export const QUESTIONS: readonly (readonly [question: string, answer: RegExp])[] = [
  ['How do I register my organization on a node?', /\/api\/v1\/accounts/],
  ['What goes into the aud claim of a token for a database node?', /`?aud`?[^\n]*DID/],
  [
    'Why do I get 401 Unauthorized from one node but not from the others?',
    /registered \*\*on this node\*\*|Register on every node|on \*\*this\*\* node/i,
  ],
  ['How many documents can I upload at once?', /10,000/],
  ['What is the maximum size of a request body?', /16 MiB/],
  ['How do I encrypt a value so that nodes can add it up?', /\{sum: true\}/],
  ['Which sums overflow and how do I notice?', /2,147,483,647|32-bit/],
  ['How long should I wait after a 429?', /milliseconds/],
  [
    'Is a streamed answer signed?',
    /no signature|no \[signature\]|aren't signed|Only complete answers have/,
  ],
  ['How do I verify the signature of a chat answer?', /secp256k1|`signature`/],
  ['Which models can I use?', /meta-llama\/Llama-3\.1-8B-Instruct/],
  ['How can I update one field of a record?', /\$set/],
  ['How do I delete all records of a collection?', /\/api\/v1\/data\/flush|delete-all-data/],
  ['What happens if one node is down while I upload?', /Repair the record|Undo the upload/],
  ['Can a node operator read my secret fields?', /can't read secret fields|its own shares/],
  ['What is the difference between ClusterKey and SecretKey?', /collude/],
  ['What happens when I lose my organization key?', /can't reach your data|Nobody can recover/i],
  ['How do I start the sandbox?', /node sandbox\.cjs/],
  ['What does ResourceAccessDeniedError mean?', /belongs to another organization/],
  ['duplicate key E11000 when uploading', /already in use/],
  ['How do I declare a variable in a query?', /variables/],
  ['Can I call the API from browser code?', /from your server|from a server|origins/i],
  ['What do I need to change before production?', /go-live|mainnet/i],
  ['How do I get an API key for the AI node?', /wallet/],
  ['Does the model support function calling?', /tool_support|`tools`|model that supports tools/],
];

/**
 * Further questions. They were written before the ranking was changed, and nobody looked at their results while
 * changing it.
 */
export const HELD_OUT_QUESTIONS: typeof QUESTIONS = [
  ['Can I page through the results of a read?', /no paging|every match/],
  ['How do I store a text that is longer than 4096 bytes?', /several fields or a list|into a list/],
  ['When does a token for a database node expire?', /300 seconds/],
  [
    'Can I change a schema after I created it?',
    /Delete it and create it again|delete it and create/i,
  ],
  ['How do I compute an average of encrypted numbers?', /Divide in your client|divide/],
  ['Which Python package encrypts values?', /pip install (?:"?)nilql/],
  ['JSON.stringify fails on decrypted integers', /bigint/i],
  ['ERR_MODULE_NOT_FOUND libsodium-sumo.mjs', /overrides/],
  ['How many requests per minute can I send to the AI node?', /Per user per minute \| 10 /],
  ['Where do I find the DID of a node?', /did:nil:testnet:|\/about/],
  ['What is the context window of the 8B model?', /10,000/],
  ['Can the model look at images?', /Content is text/],
  ['Does the seed parameter work in a chat completion?', /silently ignores/],
  ['What happens if one document of an upload does not match the schema?', /\*\*whole\*\* request/],
  ['How can records be deleted automatically after a day?', /`?"?ttl`?"?/],
  ['How do I get testnet coins?', /faucet/i],
  ['What is the chain id of the testnet?', /nillion-chain-testnet-1/],
  ['My date filter finds nothing', /\$coerce/],
  ['Where should I keep the secret key?', /secret store|environment variable|like a password/],
  ['Which call lists my collections?', /\/api\/v1\/schemas/],
  ['How do I check that a node is up?', /\/health/],
  ['Can I use Go or Rust?', /plain HTTP/],
  ['Why is my total negative?', /32-bit|32 bits/],
  ['How do I store a PDF file?', /chunks/],
  ['How do I connect Claude Code to this documentation?', /claude mcp add/],
];

/** Tasks of developers who name a language, each with code in this language that does it. */
export const HOW_TO: typeof QUESTIONS = [
  ['add two secret numbers in TypeScript', /```ts[\s\S]*\$sum[\s\S]*nilql\.decrypt\(/],
  ['How do I encrypt a value in Python?', /```python[\s\S]*nilql\.encrypt\(/],
  [
    'How do I read records and decrypt them in TypeScript?',
    /```ts[\s\S]*nilql\.(?:unify|decrypt)\(/,
  ],
  ['stream a chat answer with curl', /curl [\s\S]*"stream": ?true/],
  ['register an organization in TypeScript', /```ts[\s\S]*\/api\/v1\/accounts/],
  ['Create a token for a database node in Python', /```python[\s\S]*ES256K/],
  ['Ask a model a question in Python', /```py[\s\S]*chat[/.]completions/],
  ['check the signature of an answer in TypeScript', /```ts[\s\S]*verify\(/],
  ['Delete one record by its id in TypeScript', /```ts[\s\S]*\/api\/v1\/data\/delete/],
];
