/** `npm run diagrams`: draws the diagrams of the pages, so that no reader's browser has to. */
import {rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {
  drawingsDir,
  fileOf,
  MODES,
  nameOf,
  recordedNames,
  recordFile,
  sizeOf,
  type Size,
} from '../../src/capabilities/diagrams/node/record';
import {command} from '../lib/command';
import {diagramsIn, readPages} from '../lib/pages';
import {drawAll} from './draw';

const HELP = `Usage: npm run diagrams [-- --all]

Draws each Mermaid diagram under docs/ that has no drawing yet, light and dark, into
src/capabilities/diagrams/drawings, and removes the drawings that no page shows any more.
Needs a browser (as the tests do). Commit what it writes.

  --all   draws all of them again: after a change of tools/diagrams/palettes.ts or of Mermaid`;

/** Removes the files of drawings that no page shows. */
function removeOthers(names: ReadonlySet<string>): number {
  const gone = recordedNames().filter((name) => !names.has(name));
  for (const name of gone) {
    for (const mode of MODES) rmSync(path.join(drawingsDir, fileOf(name, mode)), {force: true});
  }
  return gone.length;
}

void command(HELP, {options: {all: {type: 'boolean'}}}, async ({values}) => {
  const pages = readPages(path.resolve(__dirname, '../..'), variables);
  const sources = [...new Set(pages.flatMap(diagramsIn).map(({source}) => source))];
  const sizes = new Map<string, Size>();
  for (const source of sources) {
    const size = sizeOf(source);
    if (size !== undefined) sizes.set(nameOf(source), size);
  }
  const missing = sources.filter((source) => values.all || !sizes.has(nameOf(source)));
  await drawAll(missing, MODES, (source, mode, {svg, size}) => {
    writeFileSync(path.join(drawingsDir, fileOf(nameOf(source), mode)), svg);
    sizes.set(nameOf(source), size);
  });
  const removed = removeOthers(new Set(sizes.keys()));
  const record = Object.fromEntries([...sizes].sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${missing.length} diagrams drawn, ${removed} removed, ${sizes.size} in all.`);
});
