/** `npm run diagrams`: draws the diagrams of the pages, so that browsers do not have to. */
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {variables} from '../../src/config/variables';
import {
  drawingFileName,
  drawingName,
  drawingsDir,
  drawingSize,
  MODES,
} from '../../src/plugins/diagrams';
import {runCommand} from '../lib/command';
import {collectDiagrams, readPages} from '../lib/pages';
import {siteDir} from '../lib/specifications';
import {drawAll} from './draw';

void runCommand(__dirname, {options: {all: {type: 'boolean'}}}, async ({values}) => {
  const found = readPages(siteDir, variables).flatMap(collectDiagrams);
  const sources = [...new Set(found.map(({source}) => source))];
  const missing = sources.filter((source) => values.all || drawingSize(source) === undefined);
  for (const {source, mode, svg} of await drawAll(missing))
    writeFileSync(path.join(drawingsDir, drawingFileName(drawingName(source), mode)), svg);
  const files = sources.flatMap((source) =>
    MODES.map((mode) => drawingFileName(drawingName(source), mode)),
  );
  const gone = readdirSync(drawingsDir).filter((file) => !files.includes(file));
  for (const file of gone) rmSync(path.join(drawingsDir, file));
  console.log(
    `${missing.length} diagrams drawn, ${gone.length} files removed, ${sources.length} diagrams in total.`,
  );
});
