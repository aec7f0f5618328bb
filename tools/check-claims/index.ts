/** `npm run check:claims`: lists promises about the APIs that no claim checks. */
import {claims, exceptions} from '../../tests/claims';
import {runCommand} from '../lib/command';
import {findCoverage} from './coverage';
import {readSentences} from './readSentences';

void runCommand(__dirname, {options: {}}, () => {
  const {promises, unchecked, stale} = findCoverage(readSentences(), claims, exceptions);
  for (const {page, place, text} of unchecked)
    console.error(`${page}:${place}: no claim checks this promise: ${text}`);
  for (const excerpt of stale)
    console.error(`tests/claims: no page contains the excerpt ${JSON.stringify(excerpt)}`);
  console.log(
    `${promises.length} promises, ${claims.length} claims, ${exceptions.length} exceptions with a reason: ${unchecked.length} unchecked promises, ${stale.length} stale excerpts`,
  );
  if (unchecked.length + stale.length > 0) process.exitCode = 1;
});
