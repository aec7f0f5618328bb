/** `npx tsx tools/compare-builds OLD NEW`: what a reader or a program would notice between two builds. */
import {runCommand} from '../lib/command';
import {compareBuilds} from './compare';

/** More lines of one file are counted, not printed. */
const SHOWN_LINES = 20;
const SHOWN_CHARACTERS = 200;

function printLines(sign: '-' | '+', lines: readonly string[]): void {
  for (const line of lines.slice(0, SHOWN_LINES))
    console.log(`  ${sign} ${line.slice(0, SHOWN_CHARACTERS)}`);
  const hidden = lines.length - SHOWN_LINES;
  if (hidden > 0) console.log(`  ${sign} (${hidden} more)`);
}

void runCommand(__dirname, {allowPositionals: true}, ({positionals}) => {
  const [oldDir, newDir, ...rest] = positionals;
  if (oldDir === undefined || newDir === undefined || rest.length > 0)
    throw new Error('Expected two folders: npx tsx tools/compare-builds OLD NEW');
  const differences = compareBuilds(oldDir, newDir);
  for (const {file, removed, added} of differences) {
    console.log(file);
    printLines('-', removed);
    printLines('+', added);
  }
  console.log(`compare-builds: ${differences.length} files differ`);
  if (differences.length > 0) process.exitCode = 1;
});
