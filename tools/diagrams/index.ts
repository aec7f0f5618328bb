/** `npm run diagrams`: draws the diagrams of the pages, so that no reader's browser has to. */
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {
  drawingsDir,
  fileOf,
  MODES,
  nameOf,
  sizeOf,
} from '../../src/capabilities/diagrams/node/drawings';
import {command, readme} from '../lib/command';
import {diagramsIn, readPages} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {drawAll} from './draw';

void command(readme(__dirname), {options: {all: {type: 'boolean'}}}, async ({values}) => {
  const found = readPages(siteDir, variables).flatMap(diagramsIn);
  const sources = [...new Set(found.map(({source}) => source))];
  const missing = sources.filter((source) => values.all || sizeOf(source) === undefined);
  for (const {source, mode, svg} of await drawAll(missing))
    writeFileSync(path.join(drawingsDir, fileOf(nameOf(source), mode)), svg);
  const files = sources.flatMap((source) => MODES.map((mode) => fileOf(nameOf(source), mode)));
  const gone = readdirSync(drawingsDir).filter((file) => !files.includes(file));
  for (const file of gone) rmSync(path.join(drawingsDir, file));
  console.log(
    `${missing.length} diagrams drawn, ${gone.length} files removed, ${sources.length} in all.`,
  );
});
