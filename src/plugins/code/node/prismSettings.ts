/** Settings for Prism: language names, and the tokens that get a color. */

/** Names that authors use for languages which Prism knows by another name. */
export const languageAliases = {
  astro: 'markup',
  console: 'bash',
  dotenv: 'properties',
  env: 'properties',
  jsonc: 'json5',
  mdx: 'markdown',
  svelte: 'markup',
  terraform: 'hcl',
  tf: 'hcl',
  vue: 'markup',
  zsh: 'bash',
} satisfies Readonly<Record<string, string>>;

/** Languages without highlighting. */
export const plainLanguages = ['', 'text', 'plain', 'plaintext', 'txt'];

/** The color roles, which are the classes in the HTML, with their Prism tokens. Other tokens stay plain. */
export const colorRoles = {
  /** Comments. */
  c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang', 'coord'],
  /** Strings. */
  s: ['string', 'char', 'attr-value', 'regex', 'template-string', 'triple-quoted-string', 'url'],
  /** Numbers and constants. */
  n: ['number', 'boolean', 'constant', 'symbol', 'null', 'status-code'],
  /** Keywords. */
  k: ['keyword', 'atrule', 'important', 'selector', 'request-line', 'request-method', 'method'],
  /** Functions. */
  f: ['function', 'function-variable', 'decorator', 'annotation'],
  /** Types. */
  t: ['class-name', 'maybe-class-name', 'builtin', 'namespace', 'tag'],
  /** Properties. */
  p: [
    'property',
    'attr-name',
    'key',
    'variable',
    'environment',
    'assign-left',
    'header-name',
    'parameter',
  ],
} satisfies Readonly<Record<string, readonly string[]>>;
