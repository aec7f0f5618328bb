/** `npm run sandbox`. */
import {warmUp} from './database/bounded';
import {HELP, readArguments} from './arguments';
import {SANDBOX_HEADER, SANDBOX_NOTICE, startSandbox, type Sandbox} from './index';
import {DEFAULT_API_KEY} from './options';

function banner({databaseUrls, aiUrl, token, organizationDid}: Sandbox): string {
  const [first = ''] = databaseUrls;
  return `Sandbox: a stand-in of the documented APIs for learning and testing. It keeps everything in memory,
protects nothing, and marks each answer with "${SANDBOX_HEADER}: ${SANDBOX_NOTICE}".

  Database nodes  ${databaseUrls.join('  ')}
  AI node         ${aiUrl}  (API key: ${DEFAULT_API_KEY})

  Organization    ${organizationDid}
  Token, node 1   ${token}
                  valid for one hour; GET /sandbox/token of each node gives a new one

Try: curl -s ${first}/api/v1/accounts -H "Authorization: Bearer $(curl -s ${first}/sandbox/token | cut -d'"' -f4)"
Ctrl-C ends it.`;
}

async function main(): Promise<void> {
  const {help, ...options} = readArguments(process.argv.slice(2), process.env);
  if (help) {
    console.log(HELP);
    return;
  }
  const sandbox = await startSandbox(options);
  warmUp();
  console.log(banner(sandbox));
  const end = (): void => {
    void sandbox.stop().then(() => {
      console.log('\nSandbox ended; everything in it is gone.');
      process.exit(0);
    });
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
