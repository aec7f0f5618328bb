/** `npx tsx tools/theme-originals/index.ts`: records the stock components that ours replace, after they were compared by hand. */
import {writeFileSync} from 'node:fs';
import {installedOriginals, recordFile} from './originals';

const HELP = `Usage: npx tsx tools/theme-originals/index.ts

Records version and hash of each stock component under src/theme (and of the modules that
src/capabilities/shell stands in for) in src/theme/__tests__/originals.json. Run it after you
compared a changed original with our file; a unit test fails until then.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const siteDir = process.cwd();
  const originals = installedOriginals(siteDir);
  writeFileSync(recordFile(siteDir), `${JSON.stringify(originals, null, 2)}\n`);
  console.log(`Recorded ${Object.keys(originals).length} originals.`);
}
