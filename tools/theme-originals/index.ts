/** `npx tsx tools/theme-originals`: records the stock components that ours replace, after they were compared by hand. */
import {writeFileSync} from 'node:fs';
import {command} from '../lib/command';
import {installedOriginals, recordFile} from './originals';

const HELP = `Usage: npx tsx tools/theme-originals

Records a hash of each stock component under one of ours (src/theme, src/capabilities/*/theme) and of each module
that src/capabilities/core-patches replaces, in tools/theme-originals/originals.json. Run it after you compared a
changed original with our file; a unit test fails until then.`;

void command(HELP, {}, () => {
  const originals = installedOriginals(process.cwd());
  writeFileSync(recordFile, `${JSON.stringify(originals, null, 2)}\n`);
  console.log(`Recorded ${Object.keys(originals).length} originals.`);
});
