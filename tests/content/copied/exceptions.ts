/** Commands and code on pages that the test doesn't run, each with its reason. */

interface Exception {
  /** The route of the page, without its first slash. */
  readonly page: string;
  /** How the command or the code begins. */
  readonly beginning: string;
  readonly reason: string;
}

const PIP = 'the test has no access to pip; programs run where their modules are installed';
const VERSION = 'prints a version, which the test does not need';
const WRAPPER = 'the repository does not install the package, which no other page uses';
const GIT = 'downloads a repository';
const SCRIPT = 'runs a script of a repository that is not downloaded, with an embedding model';
const COLLECTION = "needs a reader's own collection; the page runs the program with an example";

const NEXT = 'needs a Next.js project';
/** How a command begins that calls a route of a running Next.js application. */
const CALL_NEXT = 'curl -sS --fail-with-body http://localhost:3000/api/chat';

const RATE_LIMITS = 'the sandbox with rate limits, which tests/claims starts';
const SIGNATURE = 'the signature of a function, not a program';

/** The functions that build/nilQL documents. */
const signatures = [
  'ClusterKey.generate(',
  'SecretKey.generate(',
  'PublicKey.generate(',
  'key.dump()',
  'encrypt(',
  'decrypt(',
  'allot(',
  'unify(',
  'shamirsAdd(',
].map((beginning) => ({page: 'build/nilQL', beginning, reason: SIGNATURE}));

export const exceptions: readonly Exception[] = [
  ...signatures,
  {
    page: 'build/ai/ai-workflow',
    beginning: 'npx --yes --prefer-offline "https://',
    reason: 'keeps running: tests/build/mcp.test.ts starts the server of the archive',
  },
  {
    page: 'build/ai/ai-workflow',
    beginning: 'npx skills add https://',
    reason: 'downloads an installer, which no other page uses',
  },
  {
    page: 'build/ai/ai-workflow',
    beginning: 'claude mcp add',
    reason: 'configures an assistant that is not installed',
  },
  {page: 'changelog', beginning: 'npm ls', reason: VERSION},
  {page: 'changelog', beginning: 'python3 -m pip show', reason: VERSION},
  {page: 'build/nilQL', beginning: 'pip install', reason: PIP},
  {page: 'build/secret-vault-quickstart-python', beginning: 'python3 -m venv', reason: PIP},
  {
    page: 'build/secretVault-secretDataAnalytics/web-app',
    beginning: 'npx tsx web-app/server.ts',
    reason: 'keeps running: examples/vault/__tests__/webApp.test.ts opens it in a browser',
  },
  {page: 'build/secret-vault-quickstart-python', beginning: 'pip install', reason: PIP},
  {
    page: 'recipes/rotate-organization-key',
    beginning: 'npx tsx delete-old.ts',
    reason: 'needs the id that rotate-key.ts prints',
  },
  {
    page: 'recipes/rotate-organization-key',
    beginning: 'npx tsx rotate-key.ts YOUR_COLLECTION_ID',
    reason: COLLECTION,
  },
  {
    page: 'recipes/back-up-a-collection',
    beginning: 'npx tsx back-up.ts YOUR_COLLECTION_ID',
    reason: COLLECTION,
  },
  {page: 'recipes/wrapper-packages', beginning: 'npm install', reason: WRAPPER},
  {page: 'recipes/wrapper-packages', beginning: 'node vault.js', reason: WRAPPER},
  {page: 'build/secretLLM/usage', beginning: 'python3 -m venv', reason: PIP},
  {page: 'build/secretLLM/signatures', beginning: 'python3 -m venv', reason: PIP},
  {
    page: 'build/secretLLM/signatures',
    beginning: 'curl -sS --fail-with-body "$AI_URL/v1/attestation/report"',
    reason: 'sends the report to a call that only real nodes have',
  },
  {
    page: 'build/secretVault-secretDataAnalytics/access',
    beginning: 'python3 -c "import ssl;',
    reason: VERSION,
  },
  {
    page: 'build/secretLLM/errors',
    beginning: 'node sandbox.cjs --rate-limits',
    reason: RATE_LIMITS,
  },
  {
    page: 'recipes/produce-errors',
    beginning: 'token=$(curl --silent',
    reason: 'calls paths outside the contract, which this test reports as violations',
  },
  {
    page: 'recipes/produce-errors',
    beginning: 'node sandbox.cjs --network mainnet',
    reason: 'the sandbox as a mainnet, which tests/claims starts',
  },
  {
    page: 'recipes/produce-errors',
    beginning: 'node sandbox.cjs --rate-limits',
    reason: RATE_LIMITS,
  },
  {
    page: 'troubleshooting',
    beginning: 'node sandbox.cjs --port',
    reason: 'the sandbox on other ports, which its own tests start',
  },
  {page: 'build/secretLLM/quickstart', beginning: 'npm run dev', reason: NEXT},
  {page: 'build/secretLLM/quickstart', beginning: CALL_NEXT, reason: NEXT},
  {page: 'recipes/stream-in-nextjs', beginning: CALL_NEXT, reason: NEXT},
  {page: 'recipes/stream-in-nextjs', beginning: 'npm run dev', reason: NEXT},
  {page: 'recipes/stream-in-nextjs', beginning: 'npx create-next-app', reason: NEXT},
  {
    page: 'recipes/stream-in-nextjs',
    beginning: 'npx tsx ask-stream.ts',
    reason: 'runs a file of the developer kit, as npm run samples does',
  },
  {page: 'build/blindRAG', beginning: 'git clone', reason: GIT},
  {page: 'build/blindRAG', beginning: 'python3 examples/', reason: SCRIPT},
  {page: 'build/blindRAG', beginning: 'python3 ask.py', reason: 'needs real nodes'},
  {
    page: 'build/blindRAG',
    beginning: 'config=examples/',
    reason:
      'reads the file of a script: examples/llm/blind_rag_check.sh and blind_rag_delete.sh make one',
  },
  {page: 'network', beginning: 'curl --silent http://rpc.', reason: 'calls a node of the chain'},
];
