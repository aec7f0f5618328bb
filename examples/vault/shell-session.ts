/** Prints shell variables for the curl samples: the nodes, a token for each, and the organization. */
import {organization} from './lib/call';
import {findNodes} from './lib/nodes';
import {mintToken} from './lib/tokens';

const nodes = await findNodes();
const seconds = 300;

console.log(`ORG_DID='${organization.did}'`);
console.log(`PUBLIC_KEY='${organization.publicKey}'`);
for (const [index, node] of nodes.entries()) {
  console.log(`NODE_${index + 1}='${node.url}'`);
  console.log(`TOKEN_${index + 1}='${await mintToken(organization, node.did, seconds)}'`);
}
