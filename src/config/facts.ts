/**
 * Facts of the outside world: hosts, package names, chain ids, DIDs, repositories, field names of the
 * documented APIs. They keep their names when the site is built for another product, and this file is
 * the only place that lists them. Sources and dates: the release documented is v1 of June 2025.
 */

/** The release that the pages describe. */
export const release = {version: 'v1', date: 'June 2025'} as const;

/** One database node of the documented network. */
export interface DatabaseNode {
  readonly name: string;
  readonly url: string;
  readonly did: string;
  readonly publicKey: string;
}

export const databaseNodes: readonly [DatabaseNode, DatabaseNode, DatabaseNode] = [
  {
    name: 'nildb-nx8v',
    url: 'https://nildb-nx8v.nillion.network',
    did: 'did:nil:testnet:nillion1qfrl8nje3nvwh6cryj63mz2y6gsdptvn07nx8v',
    publicKey: '034a2df3bafaca2aa0b70353aa2f05ad129096b60c8a305d115bf605d57bc2588a',
  },
  {
    name: 'nildb-p3mx',
    url: 'https://nildb-p3mx.nillion.network',
    did: 'did:nil:testnet:nillion1uak7fgsp69kzfhdd6lfqv69fnzh3lprg2mp3mx',
    publicKey: '03d088a7f2c8f2a6e2aa788265c87e22d1501dd1210fa149ff600ac264ada5eb42',
  },
  {
    name: 'nildb-rugk',
    url: 'https://nildb-rugk.nillion.network',
    did: 'did:nil:testnet:nillion1kfremrp2mryxrynx66etjl8s7wazxc3rssrugk',
    publicKey: '02c4a5c6135098dd7ac1186c13d4de466be85f85efc6961e75abc31e4fdac41528',
  },
];

/** An organization for examples: a well-formed key and the DID that derives from it. Nobody holds its private key. */
export const exampleOrganization = {
  did: 'did:nil:testnet:nillion1da2c84yzue47f0y67cfp4g93pmhlfzjdee7uu6',
  publicKey: '03a38fdc8fea81fda35d81c14de6d5b2e5ed00cea6883a95efe9a22544e1d0a31f',
} as const;

export const aiNode = {
  name: 'nilai-a779',
  url: 'https://nilai-a779.nillion.network',
} as const;

/** One environment of the chain. */
export interface ChainNetwork {
  readonly id: string;
  readonly rpc: string;
  readonly rest: string;
  readonly grpc: string;
}

export const chain: Readonly<Record<'testnet' | 'mainnet', ChainNetwork>> = {
  testnet: {
    id: 'nillion-chain-testnet-1',
    rpc: 'http://rpc.testnet.nilchain-rpc-proxy.nilogy.xyz',
    rest: 'https://api.testnet.nilchain-rpc-proxy.nilogy.xyz',
    grpc: 'https://testnet-nillion-grpc.lavenderfive.com',
  },
  mainnet: {
    id: 'nillion-1',
    rpc: 'http://nilchain-rpc.nillion.network',
    rest: 'https://nilchain-api.nillion.network',
    grpc: 'https://nillion-grpc.lavenderfive.com',
  },
};

/** Packages, by the role they play in the pages. */
export const packages = {
  ql: '@nillion/nilql',
  qlVersion: '0.0.0-alpha.14',
  qlExport: 'nilql',
  qlPython: 'nilql',
  qlPythonVersion: '0.0.0a13',
  qlNext: '@nillion/blindfold',
  ragPython: 'nilrag',
  ragPythonVersion: '0.1.11',
  ragQlPythonVersion: '0.0.0a12',
  vaults: 'secretvaults',
  vaultsLegacy: 'nillion-sv-wrappers',
  vaultsNext: '@nillion/secretvaults',
  chainNode: 'nilchaind',
} as const;

/** Home of this site. */
export const siteOrigin = 'https://docs.nillion.com';

/** Links that leave the site. */
export const links = {
  organization: 'https://github.com/NillionNetwork',
  website: 'https://nillion.com',
  blog: 'https://nillion.com/news',
  status: 'https://status.nillion.com/',
  discord: 'https://discord.com/invite/nillionnetwork',
  discordTickets: 'https://discord.com/channels/905926225120338000/927874817355563018',
  telegram: 'https://t.me/nillionofficialannouncements',
  telegramMpc: 'https://t.me/Multipartycomputation',
  x: 'https://x.com/nillionnetwork',
  discussions: 'https://github.com/orgs/NillionNetwork/discussions',
  bugs: 'https://github.com/orgs/NillionNetwork/discussions/categories/bugs',
  bounties: 'https://github.com/NillionNetwork/builder-bounties',
  grants: 'https://nucleus.nillion.com/',
  tokenomics: 'https://nillion.com/news/blind-compute-needs-its-first-champion/',
  gallery: 'https://mini-app.nillion.com/',
  docsIssues: 'https://github.com/NillionNetwork/nillion-docs/issues/new',
  faucet: 'https://faucet.testnet.nillion.com/',
  faucetNext: 'https://faucet.testnet.nillion.network/',
  registration: 'https://nillion.pub/nilai-registration-page/',
  playground: 'https://blind-chef.vercel.app/',
  schemaTools: 'https://schema-tools.vercel.app',
  keplr: 'https://www.keplr.app/',
  keplrDownload: 'https://www.keplr.app/download',
  keplrChains: 'https://chains.keplr.app/',
  leap: 'https://www.leapwallet.io/',
  dbRepository: 'https://github.com/NillionNetwork/nildb',
  aiRepository: 'https://github.com/NillionNetwork/nilAI',
  chainRepository: 'https://github.com/NillionNetwork/nilchain',
  qlTsRepository: 'https://github.com/NillionNetwork/nilql-ts',
  qlPyRepository: 'https://github.com/NillionNetwork/nilql-py',
  vaultsJsRepository: 'https://github.com/NillionNetwork/secretvaults-js',
  rfcKeyDerivation: 'https://www.rfc-editor.org/rfc/rfc5869',
  rfcTokenSignature: 'https://www.rfc-editor.org/rfc/rfc8812',
  vaultRegistration: 'https://sv-sda-registration.replit.app/',
  vaultAccessForm: 'https://forms.gle/Um3xLwMKyKPyAP9i6',
  vaultsPyRepository: 'https://github.com/NillionNetwork/secretvaults-py',
  ragRepository: 'https://github.com/NillionNetwork/nilrag',
  examplesRepository: 'https://github.com/NillionNetwork/blind-module-examples',
  aiJournalExample:
    'https://github.com/NillionNetwork/blind-module-examples/tree/2857f59/nilai/secretllm_nextjs',
  aiNodeJsExample:
    'https://github.com/NillionNetwork/blind-module-examples/tree/2857f59/nilai/secretllm_nodejs',
  ragClustering: 'https://github.com/NillionNetwork/nilrag/tree/75eae0e',
  chainAudits: 'https://github.com/NillionNetwork/nilchain/tree/main/audits',
} as const;

/** Block explorers of the chain, as the release named them. */
export const explorers = {
  mintscan: 'https://www.mintscan.io/nillion/',
  noders: 'https://nillionhub.org/explorer/dashboard',
  nodersPages: 'https://nillionhub.org/explorer/',
  guru: 'https://nillion.explorers.guru/',
  kjnodes: 'https://explorer.kjnodes.com/nillion',
  testnetGuru: 'https://testnet.nillion.explorers.guru/',
  testnetPing: 'https://testnet.ping.pub/nillion/',
} as const;

/** Endpoints of the chain run by others, from the Cosmos and Keplr chain registries. */
export const chainProviders = {
  testnet: {
    polkachuRpc: 'https://nillion-testnet-rpc.polkachu.com/',
    polkachuRest: 'https://nillion-testnet-api.polkachu.com/',
    lavenderRpc: 'https://testnet-nillion-rpc.lavenderfive.com',
    lavenderRest: 'https://testnet-nillion-api.lavenderfive.com',
  },
  mainnet: {
    lavenderRpc: 'https://nillion-rpc.lavenderfive.com',
    lavenderRest: 'https://nillion-api.lavenderfive.com',
    nodestakeRpc: 'https://rpc.nillion.nodestake.org',
    nodestakeRest: 'https://api.nillion.nodestake.org',
    nodestakeGrpc: 'https://grpc.nillion.nodestake.org',
    autostakeRpc: 'https://nillion-mainnet-rpc.autostake.com:443',
    autostakeRest: 'https://nillion-mainnet-lcd.autostake.com:443',
    autostakeGrpc: 'nillion-mainnet-grpc.autostake.com:443',
    shazoesRpc: 'https://nillion-mainnet-rpc.shazoes.xyz',
    shazoesRest: 'https://nillion-mainnet-api.shazoes.xyz',
    shazoesGrpc: 'nillion-mainnet-grpc.shazoes.xyz:30890',
    validatusRpc: 'https://rpc.nillion.validatus.com',
    validatusRest: 'https://api.nillion.validatus.com',
    validatusGrpc: 'grpc.nillion.validatus.com:443',
  },
} as const;

/** What took the place of the documented endpoints after the release, for the notes on the pages. */
export const later = {
  dbNodes: 'nildb-stg-n1, nildb-stg-n2 and nildb-stg-n3.nillion.network',
  auth: 'nilauth',
  aiHost: 'api.nilai.nillion.network',
  aiMainnetNodes: 'e176 and f910',
  pay: 'nilPay',
  aiPython: 'nilai_py',
} as const;

/**
 * Other strings that readers must meet letter for letter: fields of the documented APIs, prefixes of
 * identifiers, names of keys. Used as variables in pages and left alone by a rebranded build.
 */
export const literals = {
  didMethod: 'did:nil',
  bech32Prefix: 'nillion',
  ragField: 'nilrag',
  chainDenom: 'unil',
  exampleAddress: 'nillion1jat3ecr8pmd48uxsahyh5nf9qea3gezqtk0sfq',
  keplrTestnet: 'Nillion Testnet',
  chainNodeHome: '~/.nillionapp',
  aiUrlVariable: 'NILAI_API_URL',
  aiKeyVariable: 'NILAI_API_KEY',
  aiCommand: '/nil/ai',
  aiJournalFolder: 'nilai/secretllm_nextjs',
  ragConfigFile: 'nildb_config.json',
} as const;

/**
 * Whole strings (not variables) that contain the default names because the outside world does,
 * such as identifiers in sample code. The rebranding test removes them before it looks for leftovers.
 */
export const outsideNames: readonly string[] = [
  'NillionNetwork',
  'nillion.network',
  'nillion.com',
  'nillion.pub',
  'nilogy.xyz',
];
