/** `npm run sandbox`: the documented APIs on this machine. */
import {SANDBOX_HEADER, SANDBOX_NOTICE, startSandbox, type Sandbox} from '../../sandbox';
import {startIdleProcess} from '../../sandbox/database/runJob';
import {SANDBOX_DEFAULT_KEY, SANDBOX_TOKEN} from '../../src/config/sandbox';
import {runCommand} from '../lib/command';
import {options, sandboxOptions} from './options';

function formatBanner({databaseUrls, aiUrl, token, organizationDid}: Sandbox): string {
  const [first = ''] = databaseUrls;
  return `Sandbox: mocks of the documented APIs, for learning and testing. They keep everything in memory,
protect nothing, and mark each response with "${SANDBOX_HEADER}: ${SANDBOX_NOTICE}".

  Database nodes  ${databaseUrls.join('  ')}
  AI node         ${aiUrl}  (API key: ${SANDBOX_DEFAULT_KEY})

  Organization    ${organizationDid}
  Token, all      ${SANDBOX_TOKEN}
  Token, node 1   ${token}
                  signed and valid for one hour; GET /sandbox/token of each node returns a new one

Try: curl -s ${first}/api/v1/accounts -H "Authorization: Bearer ${SANDBOX_TOKEN}"
Press Ctrl-C to end the sandbox.`;
}

void runCommand(__dirname, {options}, async ({values}) => {
  const sandbox = await startSandbox(sandboxOptions(values, process.env));
  startIdleProcess();
  console.log(formatBanner(sandbox));
  const end = async (): Promise<never> => {
    await sandbox.stop();
    console.log('\nThe sandbox ended. Everything in it is gone.');
    process.exit();
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
});
