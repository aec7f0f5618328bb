/** Runs `docusaurus gen-api-docs all`, the command of docusaurus-plugin-openapi-docs. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';

/**
 * Makes the plugin write the pages of all APIs in all locales, in a child process. The variable `DOCUSAURUS_CLI_CONFIG`
 * names the configuration with the plugin, if it is not docusaurus.config.ts. `generatePages` calls this after it has
 * written the texts of the pages, and then checks that all files exist: the plugin only prints an error when it cannot
 * write one.
 *
 * @returns everything that the command printed
 * @throws Error with that output when the command fails
 */
export async function genApiDocs(siteDir: string): Promise<string> {
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(process.execPath, [docusaurus, 'gen-api-docs', 'all'], {cwd: siteDir});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`"docusaurus gen-api-docs all" failed:\n${output.trim()}`);
  return output;
}
