/** Runs `gen-api-docs` of docusaurus-plugin-openapi-docs, which takes half a second to load: in a thread of its own. */
import {Command} from 'commander';
import openApiDocs from 'docusaurus-plugin-openapi-docs/lib/index.js';
import type {ApiDefinition} from '../../../config/apis';
import {apiConfig, type PagesByCall} from './openApiDocs';

/** What is written for an API, and the folder that it is written into. */
export interface ApiToWrite {
  readonly api: ApiDefinition;
  readonly outputDir: string;
  readonly pages: PagesByCall;
}

/** Writes the pages of some APIs into other folders than the entry of the configuration names. */
export default async function runPlugin(
  siteDir: string,
  toWrite: readonly ApiToWrite[],
): Promise<void> {
  const config = toWrite.map(
    ({api, outputDir, pages}) => [api.id, apiConfig(api, outputDir, () => pages)] as const,
  );
  const options = {id: 'api', docsPluginId: 'classic', config: Object.fromEntries(config)};
  const cli = new Command();
  openApiDocs({siteDir, siteConfig: {presets: [], plugins: []}}, options).extendCli(cli);
  for (const [id] of config) await cli.parseAsync(['gen-api-docs', id], {from: 'user'});
}
