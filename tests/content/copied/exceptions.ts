/** What the pages tell a reader to run and the test does not run, with the reason. */

export interface Exception {
  /** The page, by its route without the first slash. */
  readonly page: string;
  /** How the command begins. */
  readonly beginning: string;
  readonly reason: string;
}

const PIP =
  'pip is not reachable where this test runs; programs run where their modules are installed';
const GIT = 'downloads a repository';
const SCRIPT = 'runs a script of a repository that is not downloaded, with an embedding model';

export const exceptions: readonly Exception[] = [
  {
    page: 'build/ai/ai-workflow',
    beginning: 'npx --yes https://',
    reason:
      'keeps running: tests/build/mcp.test.ts starts the server, and a test of the kit its command',
  },
  {page: 'build/nilQL', beginning: 'pip install', reason: PIP},
  {page: 'build/secretLLM/usage', beginning: 'pip install', reason: PIP},
  {page: 'build/secretVault-secretDataAnalytics/build', beginning: 'pip install', reason: PIP},
  {page: 'build/secret-vault-quickstart', beginning: 'node --version', reason: 'changes nothing'},
  {
    page: 'build/secret-vault-quickstart',
    beginning: 'npm run sandbox -- --port',
    reason: 'the sandbox on other ports, which its own tests start',
  },
  {page: 'build/secretLLM/quickstart', beginning: 'git clone', reason: GIT},
  {page: 'build/secretLLM/quickstart', beginning: 'npm run dev', reason: GIT},
  {page: 'build/blindRAG', beginning: 'git clone', reason: GIT},
  {page: 'build/blindRAG', beginning: 'python examples/', reason: SCRIPT},
  {page: 'network', beginning: 'curl --silent http://rpc.', reason: 'asks a node of the chain'},
];
