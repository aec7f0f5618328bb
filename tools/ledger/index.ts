/** `npm run ledger`: adds the addresses of build/ to the ledger. None ever leaves it. */
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {builtAddresses, mergeLedger, parseLedger} from '../../src/capabilities/redirects';
import {ledgerFile, redirects} from '../../src/config/redirects';
import {command, readme} from '../lib/command';

const BUILD = 'build';
void command(readme(__dirname), {}, async () => {
  if (ledgerFile === undefined)
    throw new Error('The ledger is of the default product: unset PRODUCT_NAME, _SLUG and _PREFIX.');
  const pages = readdirSync(BUILD, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && file !== '404.html')
    // Nobody is promised what search engines are to leave out: the style guide.
    .filter((file) => !/content="?noindex/.test(readFileSync(`${BUILD}/${file}`, 'utf8')))
    .map((file) => `/${file.replace(/(?:^index)?\.html$/, '')}`)
    .filter((page) => redirects[page] === undefined);
  const before = readFileSync(ledgerFile, 'utf8');
  const after = mergeLedger(parseLedger(before), await builtAddresses(BUILD, pages));
  writeFileSync(ledgerFile, after);
  const count = (text: string) => text.split(/\s+/).length - 1;
  console.log(
    `${ledgerFile}: ${count(after)} addresses, ${count(after) - count(before)} of them new`,
  );
});
