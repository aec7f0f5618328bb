/** `npm run api-pages`: generates the pages of the API reference from the specifications. */
import {apiConsole, apis, localServers} from '../../src/config/apis';
import {baseUrl, i18n, siteUrl} from '../../src/config/site';
import {variables} from '../../src/config/variables';
import {generateApiPages} from '../../src/plugins/api-reference';
import {runCommand} from '../lib/command';
import {siteDir} from '../lib/specifications';

const options = {dev: {type: 'boolean', default: false}} as const;

void runCommand(__dirname, {options}, async ({values}) => {
  const {pages, warnings} = await generateApiPages({
    siteDir,
    siteAddress: siteUrl + baseUrl,
    apis,
    variables,
    i18n,
    console: values.dev || apiConsole,
    localServers: values.dev ? localServers() : {},
  });
  for (const warning of warnings) console.warn(`[WARNING] ${warning}`);
  console.log(
    pages === 0 ? 'API reference: nothing changed' : `API reference: generated ${pages} pages`,
  );
});
