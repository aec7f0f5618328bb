/** `npm run sandbox`: the documented APIs on this machine. */
import {warmUp} from '../../sandbox/database/bounded';
import {SANDBOX_HEADER, SANDBOX_NOTICE, startSandbox, type Sandbox} from '../../sandbox';
import {DEFAULT_API_KEY, DEFAULT_PORT} from '../../sandbox/options';
import {command} from '../lib/command';
import {options, sandboxOptions} from './options';

const HELP = `npm run sandbox [-- options]

Starts three database nodes and one AI node on 127.0.0.1: a stand-in for learning and testing that keeps
everything in memory. Ctrl-C ends it, and everything in it.

  --port N             first of four ports (default ${DEFAULT_PORT}; or SANDBOX_PORT=N)
  --rate-limits M,H,D  chat requests per API key in a minute, hour and day (default: no limits)
  --concurrency N      chat requests at one time per model (default: the documented numbers)
  --chunk-delay MS     pause before each piece of a streamed answer (default ${options['chunk-delay'].default})
  --strict             answer 500 when an exchange breaks openapi/*.yaml (default: print it)
  --help               this text

  SANDBOX_API_KEY=KEY  an API key that the AI node accepts besides sandbox-key
`;

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

void command(HELP, {options}, async ({values}) => {
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
