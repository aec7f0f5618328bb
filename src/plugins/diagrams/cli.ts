/** `npm run diagrams`: draws the diagrams of the pages, so that browsers do not have to. */
import {readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {runCommand} from '../../../tools/lib/command';
import {apiReference} from '../../config/apis';
import {variables} from '../../config/variables';
import {generateApiPages} from '../api-reference';
import {drawAll} from './cli/draw';
import {drawingFileName, drawingName, drawingsDir, drawingSize, MODES} from './node/drawings';
import {readDiagrams} from './node/readDiagrams';

const siteDir = path.resolve(__dirname, '../../..');

void runCommand(__dirname, {options: {all: {type: 'boolean'}}}, async ({values}) => {
  await generateApiPages(siteDir, apiReference);
  const sources = readDiagrams(siteDir, variables);
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
