/**
 * Words that mean the same to someone who searches, one group per line. A member may consist of several words.
 *
 * A group is for phrases of common words, for operations, and for words that many pages answer without containing them.
 * A word that one page answers belongs in the `keywords` of that page. Forms of one word (delete, deleting, deletion) need no entry
 * because the index stems words.
 */
export const synonyms = [
  // Phrases, whose words alone mean other things
  ['register', 'sign up'],
  ['authentication', 'log in', 'logged in', 'sign in'],
  ['permission', 'access control'],
  ['expire', 'how long'],
  ['price', 'how much'],
  ['limit', 'how many', 'how large', 'how big'],
  ['429', 'rate limit', 'too many requests'],
  ['faucet', 'free tokens', 'test tokens', 'free coins'],
  ['tee', 'enclave', 'trusted execution', 'confidential computing'],
  ['pagination', 'page through'],
  ['sum', 'add up'],
  ['uuid', 'primary key'],
  ['browser', 'web app'],
  ['quickstart', 'getting started', 'get started', 'first steps'],
  ['terminal', 'cli', 'command line'],

  // Operations, whose pages are generated and have no keywords
  ['organization', 'account', 'profile', 'tenant', 'who am i'],
  ['health', 'ping', 'alive', 'heartbeat', 'monitor', 'is it up', 'service up'],
  ['usage', 'consumption'],
  ['llm', 'model', 'language model'],
  ['chat', 'conversation', 'inference'],
  ['schema', 'collection', 'table'],
  ['newest', 'latest', 'recent'],
  ['upload', 'insert', 'save', 'import'],
  ['read', 'fetch', 'retrieve'],
  ['update', 'edit', 'modify', 'change', 'patch'],
  ['delete', 'remove', 'erase', 'drop', 'wipe', 'clear'],
  ['flush', 'empty', 'truncate', 'all'],
  ['execute', 'run', 'invoke'],

  // Words that no page contains
  ['list', 'enumerate', 'browse'],
  ['filter', 'criteria'],
  ['average', 'avg'],
  ['analytics', 'analysis'],
  ['date', 'datetime'],
  ['decrypt', 'decipher'],
  ['share', 'shard', 'fragment'],
  ['threshold', 'quorum'],
  ['image', 'picture'],
  ['fast', 'speed', 'duration'],
  ['sample', 'snippet'],
  ['requirements', 'prerequisites'],
] satisfies readonly (readonly string[])[];
