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
} from '../../src/capabilities/diagrams/node/record';
import {command, readme} from '../lib/command';
import {diagramsIn, readPages} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {drawAll} from './draw';

void command(readme(__dirname), {options: {all: {type: 'boolean'}}}, async ({values}) => {
  const found = readPages(siteDir, variables).flatMap(diagramsIn);
  const sources = [...new Set(found.map(({source}) => source))];
  const missing = sources.filter((source) => values.all || sizeOf(source) === undefined);
  const sizes = new Map(sources.map((source) => [nameOf(source), sizeOf(source)]));
  for (const {source, mode, svg, size} of await drawAll(missing)) {
    writeFileSync(path.join(drawingsDir, fileOf(nameOf(source), mode)), svg);
    sizes.set(nameOf(source), size);
  }
  const gone = recordedNames().filter((name) => !sizes.has(name));
  for (const name of gone) {
    for (const mode of MODES) rmSync(path.join(drawingsDir, fileOf(name, mode)), {force: true});
  }
  const record = Object.fromEntries([...sizes].sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
  console.log(`${missing.length} diagrams drawn, ${gone.length} removed, ${sizes.size} in all.`);
});
