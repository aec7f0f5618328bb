/** `npm run api-pages`: generates the pages of the API reference from the specifications. run.mjs compiles and runs this file. */
import path from 'node:path';
import {runCommand} from '../../../tools/lib/command';
import {apis, localServers} from '../../config/apis';
import {baseUrl, siteUrl} from '../../config/site';
import {variables} from '../../config/variables';
import {generatePages} from './node/generate';

// The compiled file is in another folder, but npm runs scripts in the folder of the site.
const siteDir = process.cwd();
const folder = path.join(siteDir, 'src/plugins/api-reference');
const options = {dev: {type: 'boolean', default: false}} as const;

void runCommand(folder, {options}, async ({values}) => {
  const {pages, warnings} = await generatePages({
    siteDir,
    siteAddress: siteUrl + baseUrl,
    apis,
    variables,
    console: values.dev,
    localServers: values.dev ? localServers() : {},
  });
  for (const warning of warnings) console.warn(`[WARNING] ${warning}`);
  console.log(
    pages === 0 ? 'API reference: nothing changed' : `API reference: generated ${pages} pages`,
  );
});
