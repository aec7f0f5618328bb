/** `npm run sandbox`: the documented APIs on this machine. */
import {warmUp} from '../../sandbox/database/bounded';
import {SANDBOX_HEADER, SANDBOX_NOTICE, startSandbox, type Sandbox} from '../../sandbox';
import {DEFAULT_API_KEY} from '../../sandbox/options';
import {command, readme} from '../lib/command';
import {options, sandboxOptions} from './options';

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

void command(readme(__dirname), {options}, async ({values}) => {
  const sandbox = await startSandbox(sandboxOptions(values, process.env));
  warmUp();
  console.log(banner(sandbox));
  const end = async (): Promise<never> => {
    await sandbox.stop();
    console.log('\nSandbox ended; everything in it is gone.');
    process.exit();
  };
  process.once('SIGINT', () => void end());
  process.once('SIGTERM', () => void end());
});
