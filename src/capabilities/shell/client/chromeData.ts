/**
 * Data of the chrome, read from the generated module rather than through Docusaurus' context: the outermost
 * crash page is rendered outside every provider.
 */
import globalData from '@generated/globalData';
import {CHROME_PLUGIN, type ChromeData} from '../shared/chromeData';

export function chromeData(): ChromeData {
  const data: unknown = globalData[CHROME_PLUGIN]?.default;
  if (data === undefined)
    throw new Error(`The plugin ${CHROME_PLUGIN} is missing in docusaurus.config.ts.`);
  return data as ChromeData;
}
